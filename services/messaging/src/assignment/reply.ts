/** Texts that rules write to people by themselves: who gets one, how often, and why not. */
import { type Refusal, refusalOf } from '@ringline/kit/errors';
import { job, type Job } from '@ringline/kit/jobs';
import { asksForHelp, reservedAs } from '@ringline/kit/keywords';
import type { Prisma } from '../generated/prisma/client.ts';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import { sendAs } from '../messages/sendMessage.ts';
import type { Item } from '../timeline/timeline.ts';
import { factsOf, oneAtATime, type Outcome, rulesOn, type Step } from './askRules.ts';
import { whyNot } from './fits.ts';
import { listsFor } from './listsFor.ts';
import { actionOf, type AssignmentRule, conditionsOf, isReply } from './rule.ts';

export const REPLY = 'reply-by-rule';
/** So long after the message. */
export const REPLY_AFTER_MS = 3_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Once per person in this time (defaults 10), of all replies outside hours together. */
const ONCE_PER_MS = 12 * HOUR_MS;
/** Who asks with a word asks for the answer, and may ask again. */
const WORDS_ONCE_PER_MS = 10 * MINUTE_MS;
/** In a day, whatever the rules say: at the other end may be a machine that answers, too. */
const MOST_A_DAY = 10;
/** A message that we learn of later than this is no news to its writer any more. */
const NEWS_MS = HOUR_MS;

type Gate = 'KEYWORD' | 'LATE' | 'ANSWERED' | 'RECENT';
interface Reply {
  /** Of the log's entry, and of the text. */
  readonly id: string;
  readonly item: Item;
  readonly text: string;
}

export const replyJob = (deps: Deps): Job =>
  job({
    name: REPLY,
    schema: z.object({ workspaceId: z.uuid(), itemId: z.uuid() }),
    handler: (asked) => replyByRule(deps)(asked),
  });

/** Answers a message if a rule says so, and keeps why or why not; the same message again is the same text. */
export const replyByRule =
  (deps: Deps) =>
  async ({ workspaceId, itemId }: { workspaceId: string; itemId: string }): Promise<void> => {
    const item = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.item.findFirst({ where: { workspaceId, id: itemId } }),
    );
    if (!item) return;
    const listIds = await listsFor(deps, workspaceId, item.threadId, true);
    const reply = await deps.db.tenant(workspaceId, (uow) => claim(deps, uow, item, listIds));
    if (!reply) return;
    const why = await send(deps, reply);
    if (why !== undefined) await deps.db.tenant(workspaceId, (uow) => takeBack(uow, reply.id, why));
  };

/** Decides, and keeps it before anything is sent: of two messages at once one is answered. */
async function claim(
  { clock, ids }: Deps,
  uow: Unit,
  item: Item,
  listIds: readonly string[] | undefined,
): Promise<Reply | undefined> {
  const { tx, workspaceId } = uow;
  const causeKey = `reply:${item.id}`;
  await oneAtATime(uow);
  const rules = (await rulesOn(uow)).filter(isReply);
  const earlier = await tx.assignmentLog.findUnique({ where: { workspaceId_causeKey: { workspaceId, causeKey } } });
  if (earlier) {
    const rule = rules.find(({ id }) => id === earlier.ruleId);
    return earlier.outcome === 'REPLIED' && rule ? replyOf(earlier.id, item, rule) : undefined;
  }
  const thread = await tx.thread.findFirst({ where: { id: item.threadId, workspaceId } });
  if (!thread || rules.length === 0) return undefined;
  const facts = await factsOf(uow, thread, { item, listIds });
  const steps: Step[] = [];
  let decided: AssignmentRule | undefined;
  let held: AssignmentRule | undefined;
  for (const rule of rules) {
    const why = whyNot(conditionsOf(rule), facts) ?? (await heldBack(uow, rule, { item, rules, now: clock.now() }));
    steps.push({ ruleId: rule.id, name: rule.name, why: why ?? 'REPLIED' });
    if (why === undefined) {
      decided = rule;
      break;
    }
    if (GATES.has(why)) held ??= rule;
  }
  const rule = decided ?? held;
  const outcome: Outcome = decided ? 'REPLIED' : 'SILENT';
  const id = ids.uuid();
  await tx.assignmentLog.create({
    data: {
      id,
      workspaceId,
      threadId: thread.id,
      at: clock.now(),
      cause: 'MESSAGE',
      causeKey,
      outcome,
      ruleId: rule?.id ?? null,
      ruleName: rule?.name ?? '',
      handOn: false,
      assigneeKind: thread.assigneeKind,
      assigneeId: thread.assigneeId,
      fromUserId: null,
      steps: steps as unknown as Prisma.JsonArray,
    },
  });
  return decided ? replyOf(id, item, decided) : undefined;
}

const replyOf = (id: string, item: Item, rule: AssignmentRule): Reply => ({
  id,
  item,
  text: actionOf(rule).text ?? '',
});

const GATES: ReadonlySet<string> = new Set<Gate>(['KEYWORD', 'LATE', 'ANSWERED', 'RECENT']);

/** Why a rule that fits does not write all the same. */
async function heldBack(
  { tx, workspaceId }: Unit,
  rule: AssignmentRule,
  { item, rules, now }: { item: Item; rules: readonly AssignmentRule[]; now: Date },
): Promise<Gate | undefined> {
  if (reservedAs(item.body) !== undefined || asksForHelp(item.body)) return 'KEYWORD';
  if (now.getTime() - item.createdAt.getTime() > NEWS_MS) return 'LATE';
  const since = { workspaceId, threadId: item.threadId };
  const answer = await tx.item.findFirst({
    where: { ...since, direction: 'OUTBOUND', channel: { not: 'VOICE' }, createdAt: { gt: item.createdAt } },
    select: { id: true },
  });
  if (answer) return 'ANSWERED';
  const ago = (ms: number) => ({ gt: new Date(now.getTime() - ms) });
  const replied = { ...since, outcome: 'REPLIED', cause: 'MESSAGE' };
  if ((await tx.assignmentLog.count({ where: { ...replied, at: ago(24 * HOUR_MS) } })) >= MOST_A_DAY) return 'RECENT';
  const asksWords = conditionsOf(rule).words.length > 0;
  const alike = isOutside(rule) ? rules.filter(isOutside).map(({ id }) => id) : [rule.id];
  const at = ago(asksWords ? WORDS_ONCE_PER_MS : ONCE_PER_MS);
  const last = await tx.assignmentLog.findFirst({ where: { ...replied, at, ruleId: { in: alike } } });
  return last ? 'RECENT' : undefined;
}

const isOutside = (rule: AssignmentRule): boolean => {
  const { hours, words } = conditionsOf(rule);
  return hours === 'OUTSIDE' && words.length === 0;
};

/** By the number and the channel that the message came by. @returns why it is not sent */
async function send(deps: Deps, { id, item, text: body }: Reply): Promise<string | undefined> {
  const { workspaceId, phoneNumberId, peerNumber: to } = item;
  const channel = item.channel === 'WHATSAPP' || item.channel === 'VIBER' ? item.channel : '';
  try {
    await sendAs(deps, { byHand: false })(
      id,
      { phoneNumberId, contactId: '', to, body, channel },
      { workspaceId, userId: '', teamIds: [], scope: () => 'all' },
    );
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || refusal.retryable || refusal.code === 'INTERNAL') throw error;
    deps.log.info({ code: refusal.code }, 'a rule’s reply was not sent');
    return whyNotSent(refusal.code);
  }
}

const WHYS: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'RECENT',
  RECIPIENT_OPTED_OUT: 'OPTED_OUT',
  INSUFFICIENT_BALANCE: 'NO_CREDIT',
  PHONE_INVALID: 'NO_TEXTS',
  HIDDEN: 'NO_TEXTS',
  UNREGISTERED_NUMBER: 'UNREGISTERED',
  LATE: 'LATE',
};

/** A refusal's code as the log says it. */
export const whyNotSent = (code: Refusal['code'] | (string & {})): string => WHYS[code] ?? 'NOT_SENT';

/** Nothing was sent: the next message may have it. */
async function takeBack({ tx, workspaceId }: Unit, id: string, why: string): Promise<void> {
  const entry = await tx.assignmentLog.findFirst({ where: { workspaceId, id } });
  if (!entry) return;
  const steps = (entry.steps as unknown as Step[]).map((step) =>
    step.ruleId === entry.ruleId ? { ...step, why } : step,
  );
  await tx.assignmentLog.update({
    where: { id },
    data: { outcome: 'SILENT', steps: steps as unknown as Prisma.JsonArray },
  });
}
