/** The provider of Viber: takes messages of the application to phones outside, and brings back what people write there. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import type { Phones } from '../../handset/phones.ts';
import type { CarrierDeps, ViberAccount } from '../deps.ts';
import { createMediaFiles, type SentFile } from '../messages/mediaFiles.ts';
import type { Texts } from '../messages/texts.ts';
import type { MessageRecord, PlannedStatus } from '../records.ts';
import { VIBER } from '../registry/sender.ts';
import { BLOCKED, NOT_ON_VIBER, rejectedByViber, VIBER_ACCOUNT, viberInbound, ViberRefusal } from './protocol.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).max(2_000);
const action = z.strictObject({ text: z.string().min(1).max(30), url: httpUrl });
const base = {
  channel: z.literal('viber_service'),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  from: z.string().min(1).max(50),
  client_ref: z.string().max(100).default(''),
  webhook_url: httpUrl.optional(),
  webhook_version: z.enum(['v0.1', 'v1']).default('v1'),
  viber_service: z
    .strictObject({
      category: z.enum(['transaction', 'promotion']).default('transaction'),
      ttl: z.number().int().min(30).max(259_200).optional(),
      type: z.string().optional(),
      action: action.optional(),
    })
    .default({ category: 'transaction' }),
};
/** What a request may say, with what the provider's reference says of each field. */
const requestSchema = z.discriminatedUnion('message_type', [
  z.strictObject({ ...base, message_type: z.literal('text'), text: z.string().min(1).max(1_000) }),
  z.strictObject({
    ...base,
    message_type: z.literal('image'),
    image: z.strictObject({ url: httpUrl, caption: z.string().max(1_000).default('') }),
  }),
]);

export interface ViberDesk {
  readonly account: ViberAccount;
  /** Accepts a message of the application. @throws ViberRefusal */
  send(request: unknown): Promise<MessageRecord>;
  /** A message from a phone outside to one of the application's senders. @throws ViberRefusal */
  receive(message: { from: string; to: string; body: string; media: readonly SentFile[] }): Promise<MessageRecord>;
}

export function createViberDesk(deps: CarrierDeps, texts: Texts, phones: Phones): ViberDesk | undefined {
  const { clock, ids, store, config, faults } = deps;
  const account = config.viber;
  if (!account) return undefined;
  const files = createMediaFiles(config, ids);

  const planned = (now: number): PlannedStatus[] => {
    const at = (ms: number) => new Date(now + ms).toISOString();
    return [
      { status: 'sent', at: at(config.textSentMs) },
      { status: 'delivered', at: at(config.textSentMs + config.textDeliveredMs) },
    ];
  };

  return {
    account,
    async send(given) {
      const read = requestSchema.safeParse(given);
      if (!read.success) {
        const [issue] = read.error.issues;
        throw new ViberRefusal(422, 1_150, 'Invalid params', `${issue?.path.join('.')}: ${issue?.message}`);
      }
      const request = read.data;
      const [from, to] = [`+${request.from}`, `+${request.to}`];
      if (faults.take('rate-limit', [to, from]))
        throw new ViberRefusal(429, 1_000, 'Throttled', 'You have exceeded the submission capacity of this account');
      if (!(await store.number(from)))
        throw new ViberRefusal(422, 1_120, 'Illegal Sender Address', `${request.from} is no sender of this account`);
      if (!parsePhoneNumberFromString(to)?.isPossible())
        throw new ViberRefusal(422, 1_170, 'Invalid or Missing MSISDN', `${request.to} is no phone number`);
      const now = clock.now();
      const message: MessageRecord = {
        sid: ids.uuid(),
        accountSid: VIBER_ACCOUNT,
        from: VIBER + from,
        to: VIBER + to,
        body: request.message_type === 'text' ? request.text : request.image.caption,
        mediaUrls: request.message_type === 'image' ? [request.image.url] : [],
        direction: 'outbound-api',
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        status: 'queued',
        statusHook: request.webhook_url === undefined ? undefined : { url: request.webhook_url, method: 'POST' },
        plan: planned(now.getTime()),
        viber: { clientRef: request.client_ref, action: request.viber_service.action },
        shown: false,
      };
      const { viber } = await phones.settingsOf(to);
      const reason = viber === 'none' ? NOT_ON_VIBER : viber === 'blocks' ? BLOCKED : undefined;
      const taken = reason ? rejectedByViber(message, reason) : message;
      await texts.put(taken);
      return taken;
    },
    async receive({ from, to, body, media }) {
      if (!(await store.number(to)))
        throw new ViberRefusal(422, 1_120, 'Illegal Sender Address', `${to} is no sender of this account`);
      const { viber, name } = await phones.settingsOf(from);
      if (viber === 'none') throw new ViberRefusal(422, NOT_ON_VIBER.code, NOT_ON_VIBER.title, `${from} has no Viber`);
      const now = clock.now().toISOString();
      const stored = await Promise.all(media.map((file) => files.store(file)));
      // The app sends a message for each file.
      const parts = stored.length === 0 ? [undefined] : stored;
      const messages = parts.map((file, index): MessageRecord => ({
        sid: ids.uuid(),
        accountSid: VIBER_ACCOUNT,
        from: VIBER + from,
        to: VIBER + to,
        body: index === 0 ? body : '',
        mediaUrls: [],
        ...(file && { media: [file] }),
        direction: 'inbound',
        createdAt: now,
        updatedAt: now,
        status: 'received',
        plan: [],
        shown: true,
      }));
      for (const message of messages) {
        await texts.put(message);
        await deps.commit((writes) =>
          writes.report({
            key: `${from} ${to}`,
            hook: { url: account.inboundUrl, method: 'POST' },
            kind: 'message',
            about: [from, to],
            params: { MessageStatus: 'received' },
            json: viberInbound(message, account.apiUrl, name),
          }),
        );
      }
      return messages[0]!;
    },
  };
}
