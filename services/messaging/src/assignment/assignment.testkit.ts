/** A team of three, rules, and what came in told to the rules as the worker tells it. */
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { CallMissedSchema, MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { PresenceLimitChangedSchema, ReachabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { clock, consumers, db, deps, everyone, queued, TEAM, textFrom, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { handOn } from './handOn.ts';
import { listLog } from './log.ts';
import { askLater } from './onInbound.ts';
import { replyByRule } from './reply.ts';
import type { ActionKind } from './rule.ts';
import { saveRule } from './saveRule.ts';

type Name = 'ana' | 'ben' | 'cem';
export let ids: Record<Name, string>;
let version = 0;

/** What workspace tells of a member. */
export const join = (userId: string, more: object = {}) =>
  deliver(db, consumers, ws, MemberChangedSchema, {
    userProfile: {
      id: db.ids.uuid(),
      userId,
      roleName: 'MEMBER',
      teamIds: [TEAM],
      status: 'ACTIVE',
      availabilityStatus: 'AVAILABLE',
      hasSeat: true,
      version: (version += 1),
      ...more,
    },
  });
/** What telephony tells of who is there. */
export const present = (userId: string, isPresent = true) =>
  deliver(db, consumers, ws, ReachabilityChangedSchema, { userId, reachable: false, devices: [], present: isPresent });
export const limit = (userId: string, reason: string) =>
  deliver(db, consumers, ws, PresenceLimitChangedSchema, {
    userId,
    ...(reason === '' ? {} : { limit: { reason } }),
  });

/** Ana, Ben and Cem of one team, all of them there; in this order their turns come. */
export async function aTeam(): Promise<void> {
  const [ana = '', ben = '', cem = ''] = [db.ids.uuid(), db.ids.uuid(), db.ids.uuid()].toSorted();
  ids = { ana, ben, cem };
  for (const userId of [ana, ben, cem]) {
    await join(userId);
    await present(userId);
  }
  queued.length = 0;
}

/** Who changes rules. */
export const admin = (workspaceId = ws) =>
  testPrincipal(workspaceId, 'all', { role: 'ADMIN', features: ['MESSAGE_AUTOMATIONS', 'IVR'] });
type Input = Parameters<ReturnType<typeof saveRule>>[0];
const NONE = {
  phoneNumberIds: [],
  channels: [],
  teamIds: [],
  tagIds: [],
  words: [],
  contactTags: [],
  listIds: [],
  contact: '',
  hours: '',
};
export const rule = (
  kind: ActionKind,
  targetId = TEAM,
  {
    conditions = {},
    tagIds = [],
    text = '',
    ...more
  }: { conditions?: Partial<typeof NONE | Record<string, unknown>>; tagIds?: string[]; text?: string } & Partial<
    Omit<Input, 'conditions' | 'action'>
  > = {},
) =>
  saveRule(deps)(
    {
      id: '',
      name: kind,
      enabled: true,
      handOn: true,
      version: 0,
      ...more,
      conditions: { ...NONE, ...conditions } as never,
      action: { kind, targetId: kind === 'NONE' ? '' : targetId, tagIds, text } as never,
    },
    admin(),
  );

let person = 100;
/** Somebody new writes, and the worker asks the rules. @returns the conversation */
export async function writes(body = 'Hello', from = `+1628555${String((person += 1)).padStart(4, '0')}`) {
  clock.advance(1_000);
  await textFrom(body, { from });
  await askAgain();
  const found = await db.tenant(ws, ({ tx }) => tx.thread.findFirst({ where: { workspaceId: ws, peerNumber: from } }));
  return { id: found?.id ?? '', from };
}
/** Everything that came in, told to the rules (again). */
export async function askAgain(): Promise<void> {
  for (const schema of [MessageReceivedSchema, CallMissedSchema] as const)
    for (const { event, workspaceId } of await emittedEvents(db, schema))
      if (workspaceId === ws) await deliver(db, consumers, ws, schema as typeof MessageReceivedSchema, event as never);
}
export const thread = (id: string) =>
  db.tenant(ws, ({ tx }) => tx.thread.findFirstOrThrow({ where: { workspaceId: ws, id } }));
export const owner = async (id: string): Promise<string> => {
  const { assigneeId } = await thread(id);
  return (Object.entries(ids).find(([, userId]) => userId === assigneeId)?.[0] ?? assigneeId) || '';
};
/** What the log says, newest first. */
export const log = async (more: object = {}) =>
  (await listLog(deps)({ outcome: '', ruleId: '', userId: '', ...more }, everyone())).rows.map((row) => ({
    ...row,
    whys: (row.steps as { why: string }[]).map(({ why }) => why),
  }));
/** What was left to jobs is done. @returns how many conversations went on */
export async function handOnAll(): Promise<number> {
  let count = 0;
  for (const { workspaceId, userId, why } of queued.splice(0) as { workspaceId: string; userId: string; why: never }[])
    count += await handOn(deps)(workspaceId, userId, why);
  return count;
}
/** What consumers left to jobs that ask rules of lists, or reply, is done. */
export async function askAll(): Promise<void> {
  for (const asked of queued.splice(0) as { workspaceId: string; itemId: string; cause?: 'MESSAGE' }[])
    if (asked.cause === undefined) await replyByRule(deps)(asked);
    else await askLater(deps)({ ...asked, cause: asked.cause });
}
