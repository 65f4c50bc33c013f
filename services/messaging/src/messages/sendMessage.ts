import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { SendMessageRequest } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps } from '../context.ts';
import { changeTimeline, poolStore, type Snapshot } from '../timeline/timeline.ts';
import { takeFiles } from '../uploads/takeFiles.ts';
import {
  assertSendsPictures,
  holdPrice,
  readBody,
  refuseOptedOut,
  requireNumber,
  requireRecipient,
} from './prepare.ts';
import { consentTo } from '../consent/consent.ts';
import { readChannel } from '../channels/readChannel.ts';
import {
  assertViberPictures,
  readViberBody,
  readViberButton,
  requireViber,
  type ViberButton,
} from '../channels/viber.ts';
import { readWhatsAppBody, requireWhatsApp } from '../channels/whatsapp.ts';
import { windowOf } from '../channels/window.ts';
import { buttonsOf, fillTemplate, findTemplate } from '../templates/template.ts';
import type { ChannelFacts } from './channelFacts.ts';
import { limitSameText, limitTexts } from './sendingLimits.ts';
import { storeText } from './storeText.ts';

type Input = Pick<SendMessageRequest, 'phoneNumberId' | 'contactId' | 'to' | 'body' | 'idempotencyKey'> &
  Partial<Pick<SendMessageRequest, 'attachmentIds' | 'channel' | 'templateId' | 'templateValues'>> & {
    readonly button?: ViberButton | undefined;
  };

/**
 * Takes a text to be sent: stored as PENDING with the command that sends it, in one write; the carrier is asked after that.
 * The same idempotency key again answers with the same text. Without enough credit the text is kept as INSUFFICIENT_BALANCE.
 * @throws Refusal VALIDATION_FAILED, PHONE_INVALID, NOT_FOUND, OUT_OF_SCOPE, MESSAGE_TOO_LONG, RECIPIENT_OPTED_OUT, LIMIT_REACHED,
 * RATE_LIMITED, TEMPLATE_NOT_APPROVED or IDEMPOTENCY_MISMATCH; with files GONE, MEDIA_TOO_LARGE and CALLER_ID_NOT_OWNED as well
 */
export const sendMessage =
  (deps: Deps) =>
  async (input: Input, principal: Principal): Promise<Snapshot> => {
    const id = await reserve(deps, input, principal);
    return sendAs(deps)(id, input, principal);
  };

/** Who writes a text, and which numbers they write from. */
export type Writer = Pick<Principal, 'workspaceId' | 'userId' | 'teamIds' | 'scope'>;

/**
 * The same under an id that is known: a text that is there already stays as it is. One that nobody wrote by hand has no limit of a
 * person, and without credit it is not kept: later, nobody would expect it.
 * @throws Refusal as `sendMessage`; not by hand INSUFFICIENT_BALANCE
 */
export const sendAs =
  (deps: Deps, { byHand = true } = {}) =>
  async (id: string, input: Omit<Input, 'idempotencyKey'>, principal: Writer): Promise<Snapshot> => {
    const { workspaceId, userId } = principal;
    const store = poolStore(deps);
    const earlier = await changeTimeline(store, workspaceId, { itemId: id }, () => undefined);
    if (earlier.item) return earlier;

    const attachmentIds = input.attachmentIds ?? [];
    const sentBy = readChannel(input.channel);
    const made = await ofTemplate(deps, input, sentBy === 'WHATSAPP', workspaceId);
    const button = readViberButton(input.button);
    if (button && sentBy !== 'VIBER') throw invalid('button', 'Buttons are sent by Viber. Choose it as the channel.');
    const { body, segments } = made ?? BODIES[sentBy](input.body, attachmentIds.length);
    const number = await requireNumber(deps, input.phoneNumberId, principal);
    if (attachmentIds.length > 0 && sentBy === 'TEXT') assertSendsPictures(number);
    const toNumber = await requireRecipient(deps, input, number.country, workspaceId);
    const subject = { itemId: id, peerNumber: toNumber, phoneNumberId: number.id };
    const person = await changeTimeline(store, workspaceId, subject, () => undefined);
    refuseOptedOut(consentTo(person, input.channel ?? ''));
    if (sentBy === 'WHATSAPP') await requireWhatsApp(deps, number, toNumber, made !== undefined);
    if (sentBy === 'VIBER') requireViber(deps, number);
    if (byHand) await limitTexts(deps, userId);
    // A template says the same to many by its nature, and WhatsApp limits it.
    if (byHand && body !== '' && !made) await limitSameText(deps, { workspaceId, userId, body, toNumber });
    const files = await takeFiles(deps, id, attachmentIds, principal);
    if (sentBy === 'VIBER') assertViberPictures(files);
    const channel = sentBy !== 'TEXT' ? sentBy : files.length > 0 ? 'MMS' : 'SMS';
    const owner = { workspaceId, phoneNumberId: number.id };
    const inSession = sentBy === 'VIBER' && (await windowOf(deps, owner, toNumber, 'VIBER')) !== undefined;
    const hold = await holdPrice(deps, { workspaceId, messageId: id, toNumber, segments, channel, inSession }, number);
    if (!byHand && !hold.paid) throw new Refusal({ code: 'INSUFFICIENT_BALANCE', message: hold.reason });
    const facts = made?.facts ?? {
      ...(button ? { action: button } : {}),
      ...(inSession ? { inSession } : {}),
    };

    return storeText(deps, {
      text: {
        id,
        workspaceId,
        agentUserId: userId,
        toNumber,
        body,
        segments,
        files,
        ...(sentBy === 'TEXT' ? {} : { channel }),
        ...(Object.keys(facts).length > 0 ? { facts } : {}),
      },
      number,
      hold,
    });
  };

/** What the words of each channel may be. */
const BODIES = { TEXT: readBody, WHATSAPP: readWhatsAppBody, VIBER: readViberBody } as const;

/** The words that a template makes, with what the carrier is told of it. Undefined: none was asked for. */
async function ofTemplate(
  deps: Deps,
  { templateId = '', templateValues: values = [], body, attachmentIds = [] }: Omit<Input, 'idempotencyKey'>,
  onWhatsApp: boolean,
  workspaceId: string,
): Promise<{ body: string; segments: number; facts: ChannelFacts } | undefined> {
  if (templateId === '') return undefined;
  if (!onWhatsApp) throw invalid('channel', 'Templates are sent by WhatsApp. Choose it as the channel.');
  if (body !== '' || attachmentIds.length > 0)
    throw invalid('body', 'A template is sent alone. Send words and files after it.');
  const template = await deps.db.tenant(workspaceId, (uow) => findTemplate(uow, templateId));
  const buttons = buttonsOf(template).map(({ text }) => text);
  return {
    body: fillTemplate(template, values),
    segments: 1,
    facts: { template: { id: template.id, carrierSid: template.carrierSid, values: [...values], buttons } },
  };
}

/** The id that this request's text has, now and whenever the request is repeated. */
async function reserve(
  { db, ids, clock }: Deps,
  { phoneNumberId, contactId, to, body, attachmentIds = [], channel = '', idempotencyKey: key, ...template }: Input,
  { workspaceId, userId }: Principal,
): Promise<string> {
  if (key === '') return ids.uuid();
  return db.tenant(workspaceId, async (uow) => {
    const fingerprint = fingerprintOf(
      phoneNumberId,
      contactId,
      to,
      body,
      ...attachmentIds,
      ...(channel === '' ? [] : [channel]),
      ...(template.button ? [template.button.text, template.button.url] : []),
      ...(template.templateId ? [template.templateId, ...(template.templateValues ?? [])] : []),
    );
    const owner = [workspaceId, userId];
    const repetition = await repeated(uow, { clock }, { operation: 'message.send', owner, key, fingerprint });
    if (repetition.earlier !== undefined) return repetition.earlier;
    const id = ids.uuid();
    await repetition.remember(id);
    return id;
  });
}
