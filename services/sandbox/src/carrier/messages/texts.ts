/**
 * Texts. One to an outside number is accepted, sent and delivered after small delays; its plan is written with it, so
 * that a restart goes on where it was. One from outside is handed to the number's SMS URL.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CarrierDeps } from '../deps.ts';
import { CarrierError, invalidParameter, missingParameter, tooManyRequests } from '../faultCodes.ts';
import type { Hook, MessageRecord, NumberRecord, PlannedStatus } from '../records.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { isAlphaSender, isRegistered, takesNames } from '../registry/alphaSenders.ts';
import type { RegistryClock } from '../registry/clock.ts';
import { APPROVED, contentOf, judgementOf, wordsOf } from '../registry/content.ts';
import { plainAddress, senderState, VIBER, WHATSAPP, type SenderRecord } from '../registry/sender.ts';
import { sidFrom } from '../sid.ts';
import { apiVersion } from '../webhooks/params.ts';
import { sendWebhook } from '../webhooks/transport.ts';
import { fetchMedia } from './fetchMedia.ts';
import { createMediaFiles, type SentFile } from './mediaFiles.ts';
import { mediaParams } from './mediaUrls.ts';
import { segmentsOf } from './segments.ts';
import { MEDIA_NOT_TAKEN, rejectedByViber, viberStatus } from '../viber/protocol.ts';
import { parseTwiml } from '../twiml/parse.ts';

interface TextRequest {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly body: string | undefined;
  readonly mediaUrls: readonly string[];
  readonly statusHook: Hook | undefined;
  /** A template in place of the body. */
  readonly content?: { readonly sid: string; readonly variables: Readonly<Record<string, string>> } | undefined;
}

/** A file that a phone outside sends along. */
export interface Texts {
  /** Accepts a text of the application. @throws CarrierError with the provider's codes. */
  send(request: TextRequest): Promise<MessageRecord>;
  /** A text from outside to one of our numbers. @throws CarrierError 21606 when the number does not exist. */
  receive(text: {
    from: string;
    to: string;
    body: string;
    media?: readonly SentFile[];
    /** By WhatsApp, under this name; a button that was pressed is all that it says. */
    whatsapp?: MessageRecord['whatsapp'];
  }): Promise<MessageRecord>;
  /** Takes a message that went another way than the carrier's: by Viber. */
  put(message: MessageRecord): Promise<void>;
  /** The person opened a WhatsApp or Viber message. @returns undefined when there is none that was delivered */
  read(sid: string): Promise<MessageRecord | undefined>;
  /** Call after a restart, and when messages are due. */
  wake(): void;
  /** Resolves when nothing due is left. */
  idle(): Promise<void>;
  watch(listener: (message: MessageRecord) => void): () => void;
  stop(): Promise<void>;
}

/** A person's last message opens their window for so long. */
const windowMs = 24 * 3_600_000;
/** Numbers that are not on WhatsApp. */
const notOnWhatsApp = new Map([['+15005550003', 63_024]]);

/** A template that WhatsApp took back. */
const TEMPLATE_ERRORS: Readonly<Record<string, number>> = { rejected: 63_040, paused: 63_041, disabled: 63_042 };

/** What the webhook of a WhatsApp message tells more than that of a text. */
function whatsAppParams({ from, to, whatsapp }: MessageRecord): Record<string, string> {
  if (!whatsapp) return {};
  const { profileName, button, repliesTo } = whatsapp;
  return {
    ProfileName: profileName,
    WaId: plainAddress(from).slice(1),
    MessageType: button === undefined ? 'text' : 'button',
    ChannelMetadata: JSON.stringify({ type: 'whatsapp', data: { context: { ProfileName: profileName } } }),
    ...(button === undefined ? {} : { ButtonText: button, ButtonPayload: button }),
    ...(repliesTo === undefined ? {} : { OriginalRepliedMessageSid: repliesTo, OriginalRepliedMessageSender: to }),
  };
}

/** Link shorteners that carriers filter on sight. */
const shortLink = /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|[a-z]{2,8}\.link)\/\S+/i;
const longestBody = 1_600;
const mostMedia = 10;
/** The database was away: look again after this. */
const afterTroubleMs = 1_000;

export function createTexts(deps: CarrierDeps, numbers: Numbers, registryClock: RegistryClock): Texts {
  const { config, clock, store, faults } = deps;
  const listeners = new Set<(message: MessageRecord) => void>();
  const files = createMediaFiles(config, deps.ids);
  let running: Promise<void> | undefined;
  let again = false;
  let nap: NodeJS.Timeout | undefined;
  let stopped = false;

  const changed = (message: MessageRecord) => {
    for (const listener of listeners) listener(message);
  };

  /** What will become of a text, and when: the fault that is armed, the magic number, or delivery. */
  function planFor(to: string, from: string, body: string, now: number): PlannedStatus[] {
    const about = [to, from];
    const at = (ms: number) => new Date(now + ms).toISOString();
    const sent: PlannedStatus = { status: 'sent', at: at(config.textSentMs) };
    const end = config.textSentMs + config.textDeliveredMs;
    const lost = (errorCode: number): PlannedStatus[] => [sent, { status: 'undelivered', at: at(end), errorCode }];
    if (faults.take('unregistered-campaign', about))
      return [{ status: 'failed', at: at(config.textSentMs), errorCode: 30_034 }];
    if (faults.take('unreachable', about)) return lost(30_003);
    if (shortLink.test(body) && faults.take('block-short-links', about)) return lost(30_007);
    if (to === '+15005550001') return lost(30_003);
    if (to === '+15005550002') return [sent];
    if (parsePhoneNumberFromString(to)?.getType() === 'FIXED_LINE') return lost(30_006);
    return [sent, { status: 'delivered', at: at(end) }];
  }

  /** What becomes of a WhatsApp message: words of our own leave within a day of the person's last message alone. */
  async function whatsAppPlan(
    to: string,
    from: string,
    now: number,
    judged: string | undefined,
  ): Promise<PlannedStatus[]> {
    const at = (ms: number) => new Date(now + ms).toISOString();
    const [last] = await store.messages({ from: to, to: from }, { limit: 1, offset: 0 });
    const isOpen = last !== undefined && now - Date.parse(last.createdAt) <= windowMs;
    const opens = isOpen || judged === APPROVED;
    const errorCode = opens ? notOnWhatsApp.get(plainAddress(to)) : (TEMPLATE_ERRORS[judged ?? ''] ?? 63_016);
    // Told later, as the provider does: the request itself succeeds.
    if (errorCode !== undefined) return [{ status: 'failed', at: at(config.textSentMs), errorCode }];
    const sent: PlannedStatus = { status: 'sent', at: at(config.textSentMs) };
    return [sent, { status: 'delivered', at: at(config.textSentMs + config.textDeliveredMs) }];
  }

  /** The sender of an address, where it is one that works. */
  async function senderOf(address: string): Promise<SenderRecord | undefined> {
    const record = (await store.senders()).find(({ senderId }) => senderId === address);
    return record && senderState(record, clock.now(), config.registryStepMs).status === 'ONLINE' ? record : undefined;
  }

  async function step(given: MessageRecord): Promise<void> {
    const message = await withFetchedMedia(given);
    const [next, ...rest] = message.plan;
    if (!next) return;
    const now = clock.now().toISOString();
    const after: MessageRecord = {
      ...message,
      status: next.status,
      errorCode: next.errorCode,
      plan: rest,
      updatedAt: now,
      sentAt: message.sentAt ?? now,
      shown: message.shown || next.status === 'delivered',
    };
    await deps.commit((writes) => {
      writes.message(after);
      if (!after.statusHook) return;
      if (after.viber) {
        const { sid: key, statusHook: hook, to, from } = after;
        const told = viberStatus(after);
        writes.report({
          key,
          hook,
          kind: 'message',
          about: [to, from],
          params: { MessageStatus: told.status },
          json: told,
        });
        return;
      }
      writes.report({
        key: after.sid,
        hook: after.statusHook,
        kind: 'message',
        about: [after.to, after.from],
        params: {
          AccountSid: after.accountSid,
          ApiVersion: apiVersion,
          From: after.from,
          To: after.to,
          MessageSid: after.sid,
          MessageStatus: after.status,
          SmsSid: after.sid,
          SmsStatus: after.status,
          ...(after.errorCode !== undefined && { ErrorCode: String(after.errorCode) }),
          ...(after.status === 'delivered' && { RawDlrDoneDate: now.slice(2, 16).replace(/\D/g, '') }),
        },
      });
    });
    changed(after);
  }

  /** As the carrier does, files are fetched when the message is about to go; what is wrong with one fails all of it. */
  async function withFetchedMedia(message: MessageRecord): Promise<MessageRecord> {
    if (message.mediaUrls.length === 0 || message.media) return message;
    const fetched = await fetchMedia(message.mediaUrls);
    if ('errorCode' in fetched && message.viber) return rejectedByViber(message, MEDIA_NOT_TAKEN);
    if ('errorCode' in fetched) {
      const at = message.plan[0]?.at ?? clock.now().toISOString();
      return { ...message, plan: [{ status: 'failed', at, errorCode: fetched.errorCode }] };
    }
    return { ...message, media: await Promise.all(fetched.files.map((file) => files.store(file))) };
  }

  async function round(): Promise<void> {
    do {
      again = false;
      const due = await store.dueMessages(clock.now());
      for (const message of due) await step(message);
      if (due.length > 0) again = true;
    } while (again && !stopped);
    const next = await store.nextMessageDue();
    clearTimeout(nap);
    if (next && !stopped) {
      nap = setTimeout(wake, Math.max(1, Math.min(60_000, next.getTime() - clock.now().getTime())));
      nap.unref();
    }
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => {
        deps.onError(error);
        nap = setTimeout(wake, afterTroubleMs);
        nap.unref();
      })
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  async function deliverInbound(message: MessageRecord, number: NumberRecord): Promise<void> {
    const hooks = await numbers.smsHooksOf(number);
    const { callbackUrl = '' } = (await senderOf(message.to)) ?? {};
    const hook: Hook | undefined = callbackUrl === '' ? hooks.hook : { url: callbackUrl, method: 'POST' };
    const { fallback } = hooks;
    if (!hook) return;
    const params: Record<string, string> = {
      AccountSid: message.accountSid,
      ApiVersion: apiVersion,
      Body: message.body,
      From: message.from,
      To: message.to,
      MessageSid: message.sid,
      SmsSid: message.sid,
      SmsMessageSid: message.sid,
      SmsStatus: 'received',
      ...mediaParams(config.baseUrl, message),
      NumSegments: String(segmentsOf(message.body)),
      ...whatsAppParams(message),
    };
    const ask = async (where: Hook, extra: Record<string, string>) => {
      const answer = await sendWebhook(where, { ...params, ...extra }, config.authToken, (attempt) => {
        deps.wire.note({
          direction: 'out',
          text:
            attempt.attempt === 0
              ? `${where.method} ${new URL(where.url).pathname} text`
              : `retry ${attempt.attempt}, same signature`,
          result: attempt.status === undefined ? 'failed' : String(attempt.status),
          ms: attempt.ms,
          tone: attempt.status !== undefined && attempt.status < 400 ? 'good' : 'bad',
          about: [message.from, message.to],
          detail: params,
        });
      });
      if (answer.status >= 400) throw new Error(`${where.url} answered ${answer.status}`);
      return answer;
    };
    const answer = await ask(hook, {}).catch((error: unknown) => {
      if (!fallback) throw error;
      return ask(fallback, { ErrorCode: '11200', ErrorUrl: hook.url });
    });
    if (!answer.contentType.includes('xml')) return;
    for (const verb of parseTwiml(answer.body.toString('utf8'))) {
      if (verb.name !== 'Message') continue;
      const body = verb.children.find((child) => child.name === 'Body')?.text ?? verb.text;
      await texts.send({ from: message.to, to: message.from, body, mediaUrls: [], statusHook: undefined });
    }
  }

  const texts: Texts = {
    wake,
    async send(request) {
      const { from, to, mediaUrls } = request;
      const template = request.content && (await store.content(request.content.sid));
      if (request.content && !template) throw invalidParameter('The ContentSid Parameter is invalid', 21_655);
      const body = template ? wordsOf(template, request.content?.variables ?? {}) : request.body;
      if (template && body === undefined) throw invalidParameter('The ContentVariables Parameter is invalid', 21_656);
      if (!to) throw missingParameter('To', 21_604);
      if (!from) throw new CarrierError(400, 21_603, "A 'From' phone number is required");
      if (mediaUrls.length > mostMedia)
        throw new CarrierError(400, 21_623, `Number of media files exceeds allowed limit of ${mostMedia}`);
      if (!body && mediaUrls.length === 0) throw new CarrierError(400, 21_602, 'Message body is required');
      if ((body ?? '').length > longestBody) {
        throw new CarrierError(400, 21_617, 'The concatenated message body exceeds the 1600 character limit');
      }
      if (faults.take('rate-limit', [to, from])) throw tooManyRequests();
      const onWhatsApp = from.startsWith(WHATSAPP);
      if (onWhatsApp !== to.startsWith(WHATSAPP))
        throw invalidParameter(`Message From/To pair violates a blacklist rule: ${from} and ${to}`, 63_021);
      if (onWhatsApp && !(await senderOf(from)))
        throw new CarrierError(400, 63_007, 'Twilio could not find a Channel with the specified From address');
      if (to === '+15005550009' || !parsePhoneNumberFromString(plainAddress(to))?.isPossible()) {
        throw invalidParameter(`Invalid 'To' Phone Number: ${to}`, 21_211);
      }
      const byName = isAlphaSender(from);
      const goesTo = parsePhoneNumberFromString(plainAddress(to))?.country;
      if (byName && (!takesNames(goesTo) || mediaUrls.length > 0))
        throw invalidParameter(`'To' number ${to} is not reachable from ${from} by this kind of message`, 21_612);
      if (!byName && !(await store.number(plainAddress(from)))) {
        throw invalidParameter(`'From' ${from} is not a Twilio phone number or short code country mismatch`, 21_606);
      }
      const now = clock.now();
      const message: MessageRecord = {
        sid: sidFrom(mediaUrls.length > 0 ? 'MM' : 'SM', deps.ids.uuid()),
        accountSid: config.accountSid,
        from,
        to,
        body: body ?? '',
        ...(template && contentOf(template).buttons.length > 0 && { buttons: contentOf(template).buttons }),
        mediaUrls,
        direction: 'outbound-api',
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        status: 'queued',
        statusHook: request.statusHook,
        plan: onWhatsApp
          ? await whatsAppPlan(
              to,
              from,
              now.getTime(),
              template && judgementOf(template, now, config.registryStepMs).status,
            )
          : byName && !(await isRegistered({ deps, registryClock }, from, goesTo))
            ? [{ status: 'failed', at: new Date(now.getTime() + config.textSentMs).toISOString(), errorCode: 30_041 }]
            : planFor(to, from, body ?? '', now.getTime()),
        shown: false,
      };
      await deps.commit((writes) => writes.message(message));
      changed(message);
      wake();
      return message;
    },
    async receive({ from, to, body, media = [], whatsapp }) {
      const number = await store.number(to);
      if (!number) throw invalidParameter(`${to} is not a number of this carrier`, 21_606);
      if (whatsapp && !(await senderOf(WHATSAPP + to))) throw invalidParameter(`${to} is not on WhatsApp`, 63_003);
      const now = clock.now().toISOString();
      const stored = await Promise.all(media.map((file) => files.store(file)));
      const message: MessageRecord = {
        sid: sidFrom(media.length > 0 ? 'MM' : 'SM', deps.ids.uuid()),
        accountSid: config.accountSid,
        from: whatsapp ? WHATSAPP + from : from,
        to: whatsapp ? WHATSAPP + to : to,
        body,
        ...(whatsapp && { whatsapp }),
        mediaUrls: [],
        ...(stored.length > 0 && { media: stored }),
        direction: 'inbound',
        createdAt: now,
        updatedAt: now,
        status: 'received',
        plan: [],
        shown: true,
      };
      await deps.commit((writes) => writes.message(message));
      changed(message);
      await deliverInbound(message, number).catch((error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        deps.wire.note({
          direction: 'note',
          text: `error 11200: ${text}`,
          result: '11200',
          tone: 'bad',
          about: [from, to],
        });
      });
      return message;
    },
    async read(sid) {
      const message = await store.message(sid);
      const isRead = message !== undefined && (message.to.startsWith(WHATSAPP) || message.to.startsWith(VIBER));
      if (message?.status !== 'delivered' || !isRead) return undefined;
      const read: MessageRecord = { ...message, plan: [{ status: 'read', at: clock.now().toISOString() }] };
      await deps.commit((writes) => writes.message(read));
      wake();
      return read;
    },
    async put(message) {
      await deps.commit((writes) => writes.message(message));
      changed(message);
      wake();
    },
    async idle() {
      while (running) await running;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopped = true;
      clearTimeout(nap);
      await running;
    },
  };
  return texts;
}
