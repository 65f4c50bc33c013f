import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import { readChannel } from '../channels/readChannel.ts';
import { readViberBody, requireViber } from '../channels/viber.ts';
import { readWhatsAppBody, requireWhatsApp } from '../channels/whatsapp.ts';
import { windowOf } from '../channels/window.ts';
import { consentTo } from '../consent/consent.ts';
import type { Deps, Unit } from '../context.ts';
import { readBody, refuseOptedOut, requireNumber, requireRecipient } from '../messages/prepare.ts';
import { refuseUnregistered } from '../messages/registered.ts';
import { findThread } from '../threads/visible.ts';
import { changeTimeline, poolStore } from '../timeline/timeline.ts';
import { refuseQuietHours, zoneOf } from './quietHours.ts';
import { announceScheduled, assertChanges, findScheduled, readSendAt, type ScheduledMessage } from './scheduled.ts';

/** Messages that wait in one conversation. */
const MOST_WAITING = 50;

interface Wanted {
  readonly threadId: string;
  readonly phoneNumberId: string;
  readonly body: string;
  readonly channel: string;
  readonly sendAt: Date | undefined;
  readonly idempotencyKey: string;
}

/** Of one conversation, the next first. @throws Refusal NOT_FOUND */
export const listScheduled =
  (deps: Pick<Deps, 'db'>) =>
  async (threadId: string, principal: Principal): Promise<ScheduledMessage[]> => {
    const { id, workspaceId } = await findThread(deps)({ threadId, contactId: '' }, principal, 'READ');
    return deps.db.tenant(workspaceId, ({ tx }) =>
      tx.scheduledMessage.findMany({
        where: { workspaceId, threadId: id },
        orderBy: [{ sendAt: 'asc' }, { id: 'asc' }],
      }),
    );
  };

/**
 * Keeps a message until its time has come. What would refuse it if it were sent refuses it now; credit is asked for when it is due.
 * @throws Refusal as `sendMessage`, QUIET_HOURS, VALIDATION_FAILED for a time that is past, or LIMIT_REACHED
 */
export const scheduleMessage =
  (deps: Deps) =>
  async (input: Wanted, principal: Principal): Promise<ScheduledMessage> => {
    const { workspaceId, userId, teamIds } = principal;
    const now = deps.clock.now();
    const thread = await findThread(deps)({ threadId: input.threadId, contactId: '' }, principal, 'CREATE');
    const sendAt = readSendAt(input.sendAt, now);
    const checked = await check(deps, { ...input, workspaceId, sendAt, peerNumber: thread.peerNumber }, principal);
    return deps.db.tenant(workspaceId, async (uow) => {
      const repetition = await repeated(uow, deps, {
        operation: 'message.schedule',
        owner: [workspaceId, userId],
        key: input.idempotencyKey,
        fingerprint: fingerprintOf(thread.id, checked.phoneNumberId, checked.body, input.channel, sendAt.toISOString()),
      });
      if (repetition.earlier) return findScheduled(uow, repetition.earlier, principal);
      const waiting = await uow.tx.scheduledMessage.count({ where: { workspaceId, threadId: thread.id } });
      if (waiting >= MOST_WAITING)
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `${MOST_WAITING} messages wait in this conversation, the maximum. Cancel one first.`,
          why: { check: 'scheduled', required: `at most ${MOST_WAITING}`, current: String(waiting) },
        });
      const row = await uow.tx.scheduledMessage.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          threadId: thread.id,
          authorUserId: userId,
          everyNumber: principal.scope('MESSAGES', 'CREATE') === 'all',
          teamIds: [...teamIds],
          channel: input.channel,
          sendAt,
          createdAt: now,
          ...checked,
        },
      });
      await setDue(uow, row.id, sendAt);
      await announceScheduled(uow, thread.id);
      await repetition.remember(row.id);
      return row;
    });
  };

/**
 * Gives a waiting message other words or another time, or has it sent now.
 * @throws Refusal NOT_FOUND, FORBIDDEN_ROLE, INVALID_TRANSITION, and as `scheduleMessage`
 */
export const updateScheduled =
  (deps: Deps) =>
  async (
    input: {
      readonly id: string;
      readonly body?: string | undefined;
      readonly sendAt?: Date | undefined;
      readonly sendNow: boolean;
    },
    principal: Principal,
  ): Promise<ScheduledMessage> => {
    const { workspaceId } = principal;
    const now = deps.clock.now();
    const present = await deps.db.tenant(workspaceId, (uow) => findScheduled(uow, input.id, principal));
    assertChanges(present, principal);
    const sendAt = input.sendNow ? now : input.sendAt === undefined ? present.sendAt : readSendAt(input.sendAt, now);
    const body = input.body ?? present.body;
    const checked = await check(
      deps,
      { ...present, body, sendAt, peerNumber: present.toNumber, anyHour: input.sendNow },
      principal,
    );
    return deps.db.tenant(workspaceId, async (uow) => {
      const { count } = await uow.tx.scheduledMessage.updateMany({
        where: { id: present.id, workspaceId, version: present.version, sending: false },
        data: { body: checked.body, sendAt, atOnce: input.sendNow, version: { increment: 1 } },
      });
      if (count === 0)
        throw new Refusal({
          code: 'CONFLICT',
          message: 'Someone changed this message meanwhile, or it was sent. Look again.',
        });
      await setDue(uow, present.id, sendAt);
      await announceScheduled(uow, present.threadId);
      return findScheduled(uow, present.id, principal);
    });
  };

/** It is not sent. @throws Refusal NOT_FOUND, FORBIDDEN_ROLE or INVALID_TRANSITION */
export const cancelScheduled =
  (deps: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal): Promise<void> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const row = await findScheduled(uow, id, principal);
      assertChanges(row, principal);
      const { count } = await uow.tx.scheduledMessage.deleteMany({
        where: { id: row.id, workspaceId: row.workspaceId, sending: false },
      });
      if (count === 0)
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'This message is being sent. It can no longer be changed.',
        });
      await uow.tx.scheduledDue.deleteMany({ where: { messageId: row.id } });
      await announceScheduled(uow, row.threadId);
    });

const BODIES = { TEXT: readBody, WHATSAPP: readWhatsAppBody, VIBER: readViberBody } as const;

/** What sending would refuse, and what its time does. @returns what is kept */
async function check(
  deps: Deps,
  input: {
    readonly workspaceId: string;
    readonly phoneNumberId: string;
    readonly body: string;
    readonly channel: string;
    readonly sendAt: Date;
    readonly peerNumber: string;
    readonly anyHour?: boolean;
  },
  principal: Principal,
): Promise<{ body: string; phoneNumberId: string; toNumber: string }> {
  const { workspaceId, sendAt } = input;
  const sentBy = readChannel(input.channel);
  const { body } = BODIES[sentBy](input.body, 0);
  const number = await requireNumber(deps, input.phoneNumberId, principal);
  const toNumber = await requireRecipient(deps, { contactId: '', to: input.peerNumber }, number.country, workspaceId);
  const subject = { peerNumber: toNumber, phoneNumberId: number.id };
  const person = await changeTimeline(poolStore(deps), workspaceId, subject, () => undefined);
  refuseOptedOut(consentTo(person, input.channel));
  if (sentBy === 'WHATSAPP') {
    await requireWhatsApp(deps, number, toNumber, false);
    const closes = await windowOf(deps, { workspaceId, phoneNumberId: number.id }, toNumber);
    if (closes !== undefined && sendAt > closes)
      throw new Refusal({
        code: 'WHATSAPP_WINDOW_CLOSED',
        field: 'sendAt',
        message:
          'The 24 hours in which WhatsApp takes free replies are over by then. Choose an earlier time, or send a text.',
        why: { check: 'whatsapp_window', required: closes.toISOString(), current: sendAt.toISOString() },
      });
  } else if (sentBy === 'VIBER') requireViber(deps, number);
  else refuseUnregistered(number, toNumber);
  if (!input.anyHour) refuseQuietHours(sendAt, toNumber, await zoneOf(deps, workspaceId, toNumber));
  return { body, phoneNumberId: number.id, toNumber };
}

async function setDue({ tx, workspaceId }: Unit, messageId: string, dueAt: Date): Promise<void> {
  const row = { targetWorkspace: workspaceId, dueAt };
  await tx.scheduledDue.upsert({ where: { messageId }, create: { messageId, ...row }, update: row });
}
