/** Asks the rules whom a conversation is for, does what they say, and keeps why: once for each thing that happened. */
import type { Prisma } from '../generated/prisma/client.ts';
import type { Deps, Unit } from '../context.ts';
import { announceThread } from '../timeline/describe.ts';
import { changeTimeline, type Item, type Thread, unitStore } from '../timeline/timeline.ts';
import { announceAssigned } from '../triage/assignThread.ts';
import { type Assignee, type Assignees, assigneesOf } from '../triage/assignees.ts';
import { MOST_ON_A_THREAD } from '../tags/tag.ts';
import { givenBy, type People, peopleOf } from './candidates.ts';
import { type Facts, whyNot } from './fits.ts';
import { isOpenAt, type OpenHours } from './openHours.ts';
import type { Left } from './presence.ts';
import { actionOf, type AssignmentRule, conditionsOf, isReply } from './rule.ts';

type Parts = Pick<Deps, 'clock' | 'ids'>;
export type Outcome = 'ASSIGNED' | 'KEPT' | 'NOBODY' | 'NO_RULE' | 'REPLIED' | 'RETURNED' | 'SILENT' | 'TAGGED';

interface Asked {
  readonly threadId: string;
  /** What came in, or of work that is handed on what was not answered. */
  readonly item: Pick<Item, 'id' | 'channel' | 'body' | 'phoneNumberId' | 'createdAt'>;
  readonly cause: 'MESSAGE' | 'CALL' | Left;
  /** What happened, by its id: told twice, it is done once. */
  readonly causeKey: string;
  /** From whom it is taken, if it is theirs still. */
  readonly from?: string;
  /** Lists that the contact is in, as `listsFor` found them. */
  readonly listIds: readonly string[] | undefined;
}

export interface Step {
  readonly ruleId: string;
  readonly name: string;
  readonly why: string;
}

interface Plan {
  readonly outcome: Outcome;
  readonly rule: AssignmentRule | undefined;
  /** Undefined: as it is; null: nobody's. */
  readonly to: Assignee | null | undefined;
  readonly tagIds: readonly string[];
  readonly steps: readonly Step[];
}

/** Writers of one thread that overtake this so often are no race any more. */
const MOST_TRIES = 20;

/** @returns whether anything was done or kept */
export async function askRules(deps: Parts, uow: Unit, asked: Asked): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const rules = (await rulesOn(uow)).filter((rule) => !isReply(rule));
  if (rules.length === 0 && asked.from === undefined) return false;
  // Of two that come in at the same time the second counts what the first gave.
  await oneAtATime(uow);
  if ((await tx.assignmentLog.count({ where: { workspaceId, causeKey: asked.causeKey } })) > 0) return false;
  const people = await peopleOf(uow);
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const thread = await tx.thread.findFirst({ where: { id: asked.threadId, workspaceId } });
    if (!thread) return false;
    if (asked.from !== undefined && thread.assigneeId !== asked.from) return false;
    const able = await assigneesOf(uow, thread);
    const plan = await planFor(uow, { rules, people, able, thread, asked });
    if (!(await carryOut(deps, uow, { thread, able, plan }))) continue;
    if (plan.rule && plan.to?.kind === 'USER')
      await tx.assignmentRule.updateMany({
        where: { id: plan.rule.id, workspaceId },
        data: { lastUserId: plan.to.id },
      });
    await keepWhy(deps, uow, { asked, thread, plan });
    return true;
  }
  throw new Error('The thread is written so often that no rule found a gap');
}

/** Those that are switched on, in their order. */
export const rulesOn = ({ tx, workspaceId }: Unit): Promise<AssignmentRule[]> =>
  tx.assignmentRule.findMany({
    where: { workspaceId, enabled: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });

/** In a workspace, until the transaction ends. */
export const oneAtATime = ({ tx, workspaceId }: Unit) =>
  tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('assignment ' || ${workspaceId}, 0))::text`;

interface Asking {
  readonly rules: readonly AssignmentRule[];
  readonly people: People;
  readonly able: Assignees;
  readonly thread: Thread;
  readonly asked: Asked;
}

/** Rule by rule: each that fits tags; the first that finds somebody gives it to them and ends it. */
async function planFor(uow: Unit, { rules, people, able, thread, asked }: Asking): Promise<Plan> {
  const facts = await factsOf(uow, thread, asked);
  // Work of a team is somebody's as well; a person who is not there has none.
  const isTaken =
    asked.from === undefined &&
    thread.assigneeId !== null &&
    (thread.assigneeKind === 'TEAM' || people.present.has(thread.assigneeId));
  const steps: Step[] = [];
  const tagIds = new Set<string>();
  let decided: AssignmentRule | undefined;
  let failed: AssignmentRule | undefined;
  let tagged: AssignmentRule | undefined;
  let to: Assignee | undefined;
  for (const rule of rules) {
    const { id: ruleId, name } = rule;
    const step = (why: string) => void steps.push({ ruleId, name, why });
    const missing = whyNot(conditionsOf(rule), facts);
    if (missing !== undefined) {
      step(missing);
      continue;
    }
    const { kind, tagIds: adds } = actionOf(rule);
    for (const tagId of adds) tagIds.add(tagId);
    if (adds.length > 0) tagged ??= rule;
    if (kind === 'NONE') {
      step('TAGGED');
      continue;
    }
    if (isTaken) {
      step('TAKEN');
      continue;
    }
    const given = await givenBy(uow, rule, { people, able, except: asked.from });
    step(given.why);
    if (given.to) {
      [decided, to] = [rule, given.to];
      break;
    }
    failed ??= rule;
  }
  const plan = { tagIds: [...tagIds], steps };
  if (decided) return { ...plan, outcome: 'ASSIGNED', rule: decided, to };
  if (asked.from !== undefined) return { ...plan, outcome: 'RETURNED', rule: failed, to: null };
  if (failed) return { ...plan, outcome: 'NOBODY', rule: failed, to: undefined };
  if (tagged) return { ...plan, outcome: 'TAGGED', rule: tagged, to: undefined };
  return { ...plan, outcome: isTaken ? 'KEPT' : 'NO_RULE', rule: undefined, to: undefined };
}

export async function factsOf(
  { tx, workspaceId }: Unit,
  thread: Pick<Thread, 'contactId' | 'tagIds' | 'firstItemAt'>,
  { item, listIds }: Pick<Asked, 'item' | 'listIds'>,
): Promise<Facts> {
  const number = await tx.numberCopy.findFirst({ where: { id: item.phoneNumberId, workspaceId } });
  const contact = thread.contactId
    ? await tx.contactCopy.findFirst({ where: { id: thread.contactId, workspaceId, deleted: false } })
    : null;
  return {
    phoneNumberId: item.phoneNumberId,
    channel: item.channel,
    teamIds: number?.teamIds ?? [],
    tagIds: thread.tagIds,
    text: item.body,
    isFirst: thread.firstItemAt === null || thread.firstItemAt >= item.createdAt,
    // Whoever is not known yet is a lead in a moment.
    isLead: contact?.isLead ?? true,
    contactTags: contact?.tags ?? [],
    listIds,
    isOpen: isOpenAt((number?.hours ?? undefined) as unknown as OpenHours | undefined, item.createdAt),
  };
}

/** @returns false: the thread was written meanwhile, and is looked at again */
async function carryOut(
  deps: Parts,
  uow: Unit,
  { thread, able, plan: { to, tagIds } }: { thread: Thread; able: Assignees; plan: Plan },
): Promise<boolean> {
  const had = (thread.tagIds as string[] | null) ?? [];
  const tags = [...new Set([...had, ...tagIds])].slice(0, Math.max(had.length, MOST_ON_A_THREAD));
  const isGiven = to !== undefined && (to?.id ?? null) !== thread.assigneeId;
  if (!isGiven && tags.length === had.length) return true;
  let stale = false;
  await changeTimeline(unitStore(uow), uow.workspaceId, { peerNumber: thread.peerNumber }, (snapshot) => {
    const present = snapshot.thread;
    stale = present?.version !== thread.version;
    if (!present || stale) return undefined;
    const next: Thread = {
      ...present,
      tagIds: tags,
      ...(isGiven ? { assigneeKind: to?.kind ?? null, assigneeId: to?.id ?? null } : {}),
      version: present.version + 1,
    };
    return {
      thread: next,
      announce(emit) {
        announceThread(emit, next, snapshot.last);
        if (isGiven && to)
          announceAssigned(emit, deps, { thread: next, last: snapshot.last, to, viewerIds: able.viewerIds, by: '' });
      },
    };
  });
  return !stale;
}

async function keepWhy(
  { clock, ids }: Parts,
  { tx, workspaceId }: Unit,
  { asked, thread, plan }: { asked: Asked; thread: Thread; plan: Plan },
): Promise<void> {
  const { outcome, rule, to, steps } = plan;
  const [assigneeKind, assigneeId] =
    to === undefined ? [thread.assigneeKind, thread.assigneeId] : [to?.kind ?? null, to?.id ?? null];
  const isTaken = to !== undefined && thread.assigneeKind === 'USER' && thread.assigneeId !== assigneeId;
  await tx.assignmentLog.create({
    data: {
      id: ids.uuid(),
      workspaceId,
      threadId: thread.id,
      at: clock.now(),
      cause: asked.cause,
      causeKey: asked.causeKey,
      outcome,
      ruleId: rule?.id ?? null,
      ruleName: rule?.name ?? '',
      handOn: outcome === 'ASSIGNED' && (rule?.handOn ?? false),
      assigneeKind,
      assigneeId,
      fromUserId: isTaken ? thread.assigneeId : null,
      steps: steps as unknown as Prisma.JsonArray,
    },
  });
}
