/** A message that waits to be sent, and who may change it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { ScheduledMessagesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { ScheduledMessageSchema } from '@ringline/proto/messaging/v1/scheduled_pb';
import type { Unit } from '../context.ts';
import type { ScheduledMessage } from '../generated/prisma/client.ts';
import type { Writer } from '../messages/sendMessage.ts';
import { visibleThreads } from '../threads/visible.ts';

export type { ScheduledMessage };

/** They keep order in what others wrote (defaults 2.2). */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);
/** So far ahead a message is scheduled, in milliseconds. */
const FURTHEST_MS = 366 * 86_400_000;

/** @throws Refusal VALIDATION_FAILED: it is past, or too far ahead */
export function readSendAt(at: Date | undefined, now: Date): Date {
  if (at === undefined || at <= now) throw invalid('sendAt', 'Choose a time in the future, or send the message now.');
  if (at.getTime() - now.getTime() > FURTHEST_MS)
    throw invalid('sendAt', 'A message is scheduled up to a year ahead. Choose an earlier time.');
  return at;
}

/** One of a conversation that the person sees. @throws Refusal NOT_FOUND: for what was sent or canceled meanwhile too */
export async function findScheduled({ tx }: Unit, id: string, principal: Principal): Promise<ScheduledMessage> {
  const found = isUuid(id)
    ? await tx.scheduledMessage.findFirst({
        where: {
          id,
          workspaceId: principal.workspaceId,
          thread: visibleThreads(principal.scope('MESSAGES', 'CREATE'), principal),
        },
      })
    : null;
  if (!found) throw notFound('The scheduled message');
  return found;
}

/** @throws Refusal FORBIDDEN_ROLE, or INVALID_TRANSITION once its turn has come */
export function assertChanges({ authorUserId, sending }: ScheduledMessage, { userId, role }: Principal): void {
  if (authorUserId !== userId && !KEEPERS.has(role))
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      message: 'Only the person who wrote this message, an admin or the owner can change it. Ask one of them.',
      why: { check: 'role', whoCanFix: ['ADMIN'] },
    });
  if (sending)
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'This message is being sent. It can no longer be changed.',
    });
}

/** As whom it is sent: its writer, with the numbers that they might write from when they scheduled it. */
export const writerOf = ({ workspaceId, authorUserId: userId, everyNumber, teamIds }: ScheduledMessage): Writer => ({
  workspaceId,
  userId,
  teamIds,
  scope: () => (everyNumber ? 'all' : 'team'),
});

/** Tells open pages of those who see the conversation. */
export async function announceScheduled({ tx, emit, workspaceId }: Unit, threadId: string): Promise<void> {
  const thread = await tx.thread.findFirst({ where: { id: threadId, workspaceId }, select: { teamIds: true } });
  emit(
    ScheduledMessagesChangedSchema,
    { threadId },
    { key: threadId, audience: { teams: [...(thread?.teamIds ?? [])], users: [] } },
  );
}

export const describeScheduled = (row: ScheduledMessage): MessageInitShape<typeof ScheduledMessageSchema> => ({
  id: row.id,
  threadId: row.threadId,
  authorUserId: row.authorUserId,
  phoneNumberId: row.phoneNumberId,
  body: row.body,
  channel: row.channel,
  sendAt: timestampFromDate(row.sendAt),
  createdAt: timestampFromDate(row.createdAt),
  version: row.version,
});
