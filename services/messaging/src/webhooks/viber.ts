/** Webhooks of the provider of Viber. What it did not sign has no effect; what it tells twice changes nothing. */
import { Refusal, notFound } from '@ringline/kit/errors';
import { countWebhooks, inTime } from '@ringline/kit/http';
import { isUuid } from '@ringline/kit/ids';
import { isBlockedByPerson, readProblem } from '@ringline/kit/viber';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../context.ts';
import { receiveMessage } from '../messages/receiveMessage.ts';
import { recordReport } from '../messages/recordReport.ts';
import { VIBER_INBOUND_PATH, VIBER_STATUS_PATH } from './paths.ts';
import { numberOf, readFields, textOf, viberInbound } from './viberPayload.ts';

/** Milliseconds after which a request has failed: the provider repeats it for a day. */
const ANSWER_WITHIN_MS = 5_000;

/** Without an account there is nobody who could sign anything: the paths exist, and refuse. */
export function viberWebhooks(deps: Deps): (app: FastifyInstance) => Promise<void> {
  const receive = receiveMessage(deps);
  const record = recordReport(deps);

  async function signedFields({ body, headers }: FastifyRequest) {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!(await deps.viber?.isSigned(headers.authorization, bytes)))
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'This request is not signed by the provider of Viber.' });
    return readFields(bytes);
  }

  return async (app) => {
    await app.register(async (scope) => {
      countWebhooks(scope, 'messaging', deps.metrics);
      // A signature covers the bytes as they came.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

      scope.post(VIBER_INBOUND_PATH, async (request, reply) => {
        const fields = await signedFields(request);
        const sid = textOf(fields, 'message_uuid');
        const sender = textOf(fields, 'to');
        if (sid === '' || sender === '')
          throw new Refusal({ code: 'VALIDATION_FAILED', message: 'message_uuid and to are needed.' });
        const to = deps.viber?.numberOf(sender);
        if (to === undefined) throw notFound('The sender');
        const text = viberInbound(fields, sid, to);
        if ((await inTime(ANSWER_WITHIN_MS, receive(text))) === undefined) throw notFound('The number');
        return reply.code(200).send({});
      });

      scope.post(VIBER_STATUS_PATH, async (request, reply) => {
        const fields = await signedFields(request);
        const [workspaceId = '', itemId = '', attempt = ''] = textOf(fields, 'client_ref').split('.');
        const [sid, status] = [textOf(fields, 'message_uuid'), textOf(fields, 'status')];
        if (isUuid(workspaceId) && isUuid(itemId) && sid !== '' && status !== '') {
          const problem = readProblem(fields['error']);
          await record(workspaceId, itemId, {
            sid,
            status,
            errorCode: problem.code === 0 ? '' : String(problem.code),
            segments: 0,
            attempt: numberOf(attempt),
            isOptOut: isBlockedByPerson(problem),
          });
        }
        return reply.code(200).send({});
      });
    });
  };
}
