import { givenFields, MessagingResponse, plainFields, type LookBack } from '@ringline/kit/carrier';
import { Refusal, notFound, refusalOf } from '@ringline/kit/errors';
import { countWebhooks, inTime } from '@ringline/kit/http';
import { isUuid } from '@ringline/kit/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InboundMedia } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { inboundOf } from '../messages/inboundText.ts';
import { receiveMessage } from '../messages/receiveMessage.ts';
import { recordReport } from '../messages/recordReport.ts';
import { STATUS_PATH } from '../sending/carrierMessages.ts';
import { INBOUND_PATH } from './paths.ts';
import { linkedFile, MEDIA_PATH, openMediaLink } from '../sending/mediaLinks.ts';

/** Path that it asks when that one did not answer. */
const FALLBACK_PATH = '/webhooks/messages/fallback';
/** Milliseconds after which a request has failed: the carrier repeats it, and in the end the text is found in its list. */
const ANSWER_WITHIN_MS = 5_000;

type Form = Readonly<Record<string, string>>;

/** Files of a text at the most, whatever it says of them. */
const MOST_MEDIA = 10;

/** The files that came with a text: `NumMedia`, `MediaUrl0`, `MediaContentType0` and so on. */
function mediaOf(form: Form): InboundMedia[] {
  const count = Math.min(Number.parseInt(form['NumMedia'] ?? '', 10) || 0, MOST_MEDIA);
  return Array.from({ length: count }, (_, index) => ({
    url: form[`MediaUrl${index}`] ?? '',
    mimeType: form[`MediaContentType${index}`] ?? '',
  }));
}

/** Webhooks of the carrier. What it did not sign has no effect. */
export function messageWebhooks(deps: Deps, lostTexts: Pick<LookBack, 'suspect'>): (app: FastifyInstance) => void {
  const receive = receiveMessage(deps);
  const record = recordReport(deps);

  function signedForm(request: FastifyRequest): Form {
    const form = givenFields(request.body);
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
    return plainFields(form);
  }

  return (app) => {
    const webhooks = countWebhooks(app, 'messaging', deps.metrics);
    // No answer by the carrier's means: people, and later automations, answer.
    const noAnswer = (reply: FastifyReply) => reply.type('text/xml').send(new MessagingResponse().toString());

    /** @returns false when no workspace has the number */
    async function take(form: Form): Promise<boolean> {
      const { MessageSid: sid = '', From: from = '', To: to = '', Body: body = '' } = form;
      // An empty From is a sender who hides the number.
      if (sid === '' || to === '')
        throw new Refusal({ code: 'VALIDATION_FAILED', message: 'MessageSid and To are needed.' });
      const text = { sid, from, to, body, media: mediaOf(form) };
      const told = inboundOf(text, form);
      return (await inTime(ANSWER_WITHIN_MS, receive(told))) !== undefined;
    }

    app.post(INBOUND_PATH, async (request, reply) => {
      if (!(await take(signedForm(request)))) throw notFound('The number');
      return noAnswer(reply);
    });
    // The last that the carrier asks: without the database it is thanked all the same, and the text is fetched later.
    app.post(FALLBACK_PATH, async (request, reply) => {
      const form = signedForm(request);
      try {
        await take(form);
      } catch (error) {
        if (refusalOf(error)) throw error;
        deps.log.error({ err: error }, 'a text could not be stored; it is fetched from the carrier later');
        webhooks.degraded(request);
        lostTexts.suspect();
      }
      return noAnswer(reply);
    });
    // A file of ours that the carrier fetches; whoever has the link may read that one file for as long as it works.
    app.get(MEDIA_PATH, async (request, reply) => {
      const link = openMediaLink(deps.secrets, plainFields(request.query), deps.clock.now());
      const file = link && (await linkedFile(deps, link));
      if (!file) throw new Refusal({ code: 'GONE', message: 'This link no longer works.' });
      return reply
        .type(file.contentType)
        .header('content-length', file.size)
        .header('content-disposition', `inline; filename="${file.name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.body);
    });
    app.post(STATUS_PATH, async (request, reply) => {
      const form = signedForm(request);
      const { w: workspaceId = '', m: itemId = '', a: attempt = '' } = plainFields(request.query);
      const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: errorCode = '' } = form;
      if (isUuid(workspaceId) && isUuid(itemId) && sid !== '' && status !== '') {
        await record(workspaceId, itemId, { sid, status, errorCode, segments: 0, attempt: Number(attempt) });
      }
      return reply.code(204).send();
    });
  };
}
