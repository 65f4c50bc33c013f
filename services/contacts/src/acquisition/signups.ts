/** What becomes of a text that is a keyword, or the YES that a keyword or a web form asked for. */
import { confirms, wordOf } from '@ringline/kit/keywords';
import { phoneMatchKey } from '@ringline/kit/phone';
import { SignupMovedSchema } from '@ringline/proto/contacts/v1/events_pb';
import type { Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import { ensureLead } from '../contacts/ensureLead.ts';
import { whoseNumber } from '../contacts/whoseNumber.ts';
import type { ImportDeps, Unit } from '../context.ts';
import type { Keyword, Prisma, Signup } from '../generated/prisma/client.ts';
import { join } from '../lists/changeSubscribers.ts';
import { announceList, requireList } from '../lists/list.ts';
import { fillEmpty } from './fillEmpty.ts';
import { givenOf } from './submission.ts';

/** So long a YES is waited for (defaults 13.4). */
const CONFIRM_WITHIN_MS = 24 * 3_600_000;
/** Who texts the word again within this time has the answer already; a robot gets no second one. */
export const ONCE_PER_MS = 600_000;
export const LAPSE_SIGNUP = 'lapse-signup';
/** A question that nobody answered; what was typed with it is forgotten. */
const LAPSED = { state: 'LAPSED', given: {} };

type Deps = Pick<ImportDeps, 'clock' | 'ids' | 'jobs'>;
interface Text {
  readonly conversation: Conversation;
  readonly body: string;
  readonly now: Date;
}

/** Takes a text from outside as a keyword or as the answer to one; every other text is none of our business. */
export const takeText =
  (deps: Deps) =>
  async (uow: Unit, conversation: Conversation): Promise<void> => {
    const body = conversation.message?.body ?? '';
    if (conversation.channel !== 'SMS' && conversation.channel !== 'MMS') return;
    const text = { conversation, body, now: deps.clock.now() };
    if (confirms(body)) return confirm(deps, uow, text);
    const { tx, workspaceId } = uow;
    const { phoneNumberId } = conversation;
    const keyword = await tx.keyword.findFirst({
      where: { workspaceId, phoneNumberId, word: wordOf(body), deletedAt: null },
    });
    if (keyword) await take(deps, uow, keyword, text);
  };

async function take(deps: Deps, uow: Unit, keyword: Keyword, text: Text): Promise<void> {
  const { tx, workspaceId } = uow;
  const { peerNumber, id: conversationId } = text.conversation;
  const { now } = text;
  if (await tx.signup.findFirst({ where: { workspaceId, conversationId }, select: { id: true } })) return;
  await ensureLead(deps)(uow, peerNumber);
  const matchKey = phoneMatchKey(peerNumber);
  const contact = await whoseNumber(uow, matchKey);
  if (!contact) return;
  const who = { workspaceId, keywordId: keyword.id, matchKey };
  const again = await tx.signup.findFirst({
    where: {
      ...who,
      askedAt: { gt: new Date(now.getTime() - ONCE_PER_MS) },
      state: { in: ['PENDING', 'JOINED', 'REPEATED'] },
      leftAt: null,
    },
  });
  const list = await tx.subscriberList.findFirst({ where: { id: keyword.listId, workspaceId, deletedAt: null } });
  const consent = await tx.contactConsent.findFirst({ where: { workspaceId, matchKey } });
  const isOn = await tx.subscription.findFirst({
    where: { workspaceId, listId: keyword.listId, contactId: contact.id, leftAt: null },
  });
  // An opt-out holds until the person texts START: a keyword lifts none, and may send nothing.
  const passed = again !== null || list === null || consent?.state === 'UNSUBSCRIBED';
  const asks = keyword.optInLevel === 'DOUBLE';
  const state = passed ? 'SEEN' : isOn ? 'REPEATED' : asks ? 'PENDING' : 'JOINED';
  const signup = {
    ...who,
    id: deps.ids.uuid(),
    listId: keyword.listId,
    contactId: contact.id,
    peerNumber,
    phoneNumberId: keyword.phoneNumberId,
    conversationId,
    words: text.body,
    state,
    askedAt: now,
    joinedAt: state === 'JOINED' ? now : null,
  };
  if (state === 'PENDING') {
    if (await askToConfirm(deps, uow, { signup, earlier: who, now }))
      tell(uow, { signup, ...saidIn(text), consent: 'PENDING', answer: keyword.question });
    return;
  }
  const { count } = await tx.signup.createMany({ data: [signup], skipDuplicates: true });
  if (count === 0 || passed) return;
  const told = { signup, ...saidIn(text), consent: '', answer: keyword.answer };
  if (isOn) return tell(uow, told);
  await enter(uow, signup, 'KEYWORD', now);
  tell(uow, { ...told, consent: 'SUBSCRIBED' });
}

/**
 * Waits for a YES from somebody's number. Asked a second time, one question is open.
 * @param earlier whose open question of the same way in ends by it
 * @returns false where the same text was told before
 */
export async function askToConfirm(
  deps: Pick<Deps, 'jobs'>,
  uow: Unit,
  { signup, earlier, now }: { signup: Prisma.SignupUncheckedCreateInput; earlier: Prisma.SignupWhereInput; now: Date },
): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const expiresAt = new Date(now.getTime() + CONFIRM_WITHIN_MS);
  await tx.signup.updateMany({ where: { ...earlier, workspaceId, state: 'PENDING' }, data: LAPSED });
  const { count } = await tx.signup.createMany({ data: [{ ...signup, expiresAt }], skipDuplicates: true });
  if (count === 0) return false;
  await deps.jobs.enqueue(uow, LAPSE_SIGNUP, { workspaceId, id: signup.id }, { startAfter: expiresAt });
  return true;
}

/** YES answers every open question that was asked from that number. */
async function confirm(deps: Deps, uow: Unit, text: Text): Promise<void> {
  const { tx, workspaceId } = uow;
  const { peerNumber, phoneNumberId } = text.conversation;
  const open = await tx.signup.findMany({
    where: {
      workspaceId,
      matchKey: phoneMatchKey(peerNumber),
      phoneNumberId,
      state: 'PENDING',
      expiresAt: { gt: text.now },
    },
    orderBy: { askedAt: 'asc' },
  });
  for (const signup of open) {
    const way = await wayOf(uow, signup);
    const { count } = await tx.signup.updateMany({
      where: { id: signup.id, workspaceId, state: 'PENDING' },
      data: { state: 'JOINED', joinedAt: text.now, given: {} },
    });
    if (count === 0 || !way) continue;
    await fillEmpty(deps, uow, signup.contactId, givenOf(signup.given));
    await enter(uow, signup, signup.webFormId === null ? 'KEYWORD' : 'WEB_FORM', text.now);
    const told = { signup: { ...signup, id: deps.ids.uuid() }, ...saidIn(text), source: 'KEYWORD' };
    tell(uow, { ...told, consent: 'SUBSCRIBED', answer: way.answer });
  }
}

/** What asked for the YES. */
const wayOf = (
  { tx, workspaceId }: Unit,
  { keywordId, webFormId }: Pick<Signup, 'keywordId' | 'webFormId'>,
): Promise<{ answer: string } | null> =>
  webFormId === null
    ? tx.keyword.findFirst({ where: { id: keywordId ?? '', workspaceId }, select: { answer: true } })
    : tx.webForm.findFirst({ where: { id: webFormId, workspaceId }, select: { answer: true } });

/** Ends a question that was not answered within a day. Answered or asked again, it is none any more. */
export const lapseSignup =
  ({ db }: Pick<ImportDeps, 'db'>) =>
  ({ workspaceId, id }: { readonly workspaceId: string; readonly id: string }): Promise<void> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const signup = await tx.signup.findFirst({ where: { id, workspaceId, state: 'PENDING' } });
      if (!signup) return;
      await tx.signup.updateMany({ where: { id, workspaceId, state: 'PENDING' }, data: LAPSED });
      const { matchKey, webFormId } = signup;
      if ((await tx.signup.count({ where: { workspaceId, matchKey, state: 'PENDING' } })) > 0) return;
      const source = webFormId === null ? 'KEYWORD' : 'WEB_FORM';
      tell(uow, { signup, words: '', source, consent: 'NOT_ASKED', answer: '' });
    });

/** Notes that who joined by a way in left the list, or came back. */
export async function noteMembers(
  { tx, workspaceId }: Unit,
  { listId, joined, left }: { listId: string; joined: readonly string[]; left: readonly string[] },
  now: Date,
): Promise<void> {
  const of = (ids: readonly string[]) => ({ workspaceId, listId, contactId: { in: [...ids] }, state: 'JOINED' });
  if (left.length > 0) await tx.signup.updateMany({ where: { ...of(left), leftAt: null }, data: { leftAt: now } });
  if (joined.length > 0)
    await tx.signup.updateMany({ where: { ...of(joined), leftAt: { not: null } }, data: { leftAt: null } });
}

/** Notes that a person opted out of texts. */
export async function noteOptOut({ tx, workspaceId }: Unit, peerNumber: string, now: Date): Promise<void> {
  const matchKey = phoneMatchKey(peerNumber);
  await tx.signup.updateMany({
    where: { workspaceId, matchKey, state: 'JOINED', leftAt: null },
    data: { leftAt: now },
  });
  await tx.signup.updateMany({ where: { workspaceId, matchKey, state: 'PENDING' }, data: LAPSED });
}

/** Notes that a person agrees to texts again: whoever is on the list still has not left. */
export async function noteOptIn({ tx, workspaceId }: Unit, peerNumber: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE signup AS s SET left_at = NULL
    WHERE s.workspace_id = ${workspaceId}::uuid AND s.match_key = ${phoneMatchKey(peerNumber)} AND s.state = 'JOINED'
      AND s.left_at IS NOT NULL AND EXISTS (SELECT FROM subscription AS o
        WHERE o.workspace_id = s.workspace_id AND o.list_id = s.list_id AND o.contact_id = s.contact_id AND o.left_at IS NULL)`;
}

/** Puts who signed up on the list, unless it was deleted. */
export async function enter(
  uow: Unit,
  { listId, contactId }: Pick<Signup, 'listId' | 'contactId'>,
  source: 'KEYWORD' | 'WEB_FORM',
  now: Date,
): Promise<void> {
  const list = await uow.tx.subscriberList.findFirst({
    where: { id: listId, workspaceId: uow.workspaceId, deletedAt: null },
  });
  if (!list) return;
  const joined = await join(uow, { listId, contactIds: [contactId], source, now });
  if (joined.length > 0) announceList(uow, await requireList(uow, listId));
}

interface Told {
  readonly signup: Pick<Signup, 'id' | 'peerNumber' | 'phoneNumberId'>;
  readonly words: string;
  readonly source: string;
  readonly consent: string;
  /** What they are texted; empty: nothing. */
  readonly answer: string;
  readonly conversationId?: string;
  readonly phoneNumber?: string;
  readonly ipAddress?: string;
  readonly webPage?: string;
}

const saidIn = ({ conversation: { id: conversationId, phoneNumber }, body: words }: Text) => ({
  words,
  conversationId,
  phoneNumber,
  source: 'KEYWORD',
});

/** Tells messaging, which keeps consent and sends texts. */
export function tell(uow: Unit, { signup: { id, peerNumber, phoneNumberId }, ...said }: Told): void {
  uow.emit(SignupMovedSchema, { id, peerNumber, phoneNumberId, ...said }, { key: peerNumber });
}
