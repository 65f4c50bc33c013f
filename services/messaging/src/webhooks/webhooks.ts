import { MessagingResponse } from '@ringline/kit/carrier';
import { Refusal, notFound } from '@ringline/kit/errors';
import { countWebhooks } from '@ringline/kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../context.ts';
import { isUuid } from '../messages/prepare.ts';
import { receiveMessage } from '../messages/receiveMessage.ts';
import { recordReport } from '../messages/recordReport.ts';
import { STATUS_PATH } from '../sending/carrierMessages.ts';

/** Path to which the carrier brings texts from outside. */
const INBOUND_PATH = '/webhooks/messages/inbound';

type Form = Readonly<Record<string, string>>;

/** Webhooks of the carrier. What it did not sign has no effect. */
export function messageWebhooks(deps: Deps): (app: FastifyInstance) => void {
  const receive = receiveMessage(deps);
  const record = recordReport(deps);

  function signedForm(request: FastifyRequest): Form {
    const form = (request.body ?? {}) as Form;
    const signature = request.headers['x-twilio-signature'];
    if (
      !deps.carrier.isSigned({
        signature: typeof signature === 'string' ? signature : undefined,
        path: request.url,
        form,
      })
    ) {
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'This request is not signed by the carrier.' });
    }
    return form;
  }

  return (app) => {
    countWebhooks(app, 'messaging', deps.metrics);
    app.post(INBOUND_PATH, async (request, reply) => {
      const form = signedForm(request);
      const { MessageSid: sid = '', From: from = '', To: to = '', Body: body = '' } = form;
      if (sid === '' || from === '' || to === '')
        throw new Refusal({ code: 'VALIDATION_FAILED', message: 'MessageSid, From and To are needed.' });
      if (!(await receive({ sid, from, to, body }))) throw notFound('The number');
      // No answer by the carrier's means: people, and later automations, answer.
      return reply.type('text/xml').send(new MessagingResponse().toString());
    });
    app.post(STATUS_PATH, async (request, reply) => {
      const form = signedForm(request);
      const { w: workspaceId = '', m: itemId = '', a: attempt = '' } = request.query as Form;
      const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: errorCode = '' } = form;
      if (isUuid(workspaceId) && isUuid(itemId) && sid !== '' && status !== '') {
        await record(workspaceId, itemId, { sid, status, errorCode, segments: 0, attempt: Number(attempt) });
      }
      return reply.code(204).send();
    });
  };
}
