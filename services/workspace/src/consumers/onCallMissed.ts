import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { CallMissedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { settingsOf } from '../settings/profileSettings.ts';
import { planMail } from '../notifications/mailMissedCalls.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { markDone } from '../notifications/readState.ts';
import { BELL_ALONE, notNow, toldOf } from '../notifications/ways.ts';

/** What is told later than that waits in the bell alone: a sound for a call of yesterday misleads. */
const NEWS_MS = 3_600_000;

/**
 * Tells the teams of a number, and those to which a call was led, of calls that nobody took, and of callers who were to be called
 * back and were not reached; who marks the thread as done does so for all (defaults 12.1, 18), as does who marks the call
 * (markMissedCallDone.ts).
 */
export const onCallMissed = (deps: Pick<Context, 'ids' | 'clock' | 'jobs'>) =>
  consumer<PrismaClient>({
    name: 'missed-calls',
    handlers: [
      on(CallMissedSchema, async ({ event: { conversation, teamIds }, uow }) => {
        if (conversation?.call) await tell(deps, uow, conversation, teamIds);
      }),
      on(ThreadChangedSchema, async ({ event: { thread }, uow }) => {
        if (thread?.state !== 'DONE') return;
        await announceNotifications(uow, await markDone(deps, uow, { threadId: thread.id }), false);
      }),
    ],
  });

async function tell(
  deps: Pick<Context, 'ids' | 'clock' | 'jobs'>,
  uow: Unit,
  conversation: Conversation,
  teamIds: readonly string[],
): Promise<void> {
  const { createdAt, direction, call } = conversation;
  const now = deps.clock.now();
  // A callback that is given up may have waited for hours.
  const at = direction === 'OUTBOUND' ? (call?.endedAt ?? createdAt) : createdAt;
  const happenedAt = at ? timestampDate(at) : now;
  const members = await uow.tx.userProfile.findMany({
    where: {
      removedAt: null,
      NOT: { status: 'DEACTIVATED' },
      workspace: { status: 'ACTIVE' },
      teams: { some: { teamId: { in: [...teamIds] } } },
    },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  const settings = await settingsOf(uow, userIds);
  const isNews = now.getTime() - happenedAt.getTime() < NEWS_MS;
  const created = await addNotifications(
    deps,
    uow,
    conversation,
    { kind: call?.status === 'VOICEMAIL' ? 'VOICEMAIL' : 'MISSED_CALL', happenedAt, toldTeamIds: teamIds },
    userIds.map((userId) => {
      const own = settings.get(userId);
      if (!own) return { userId, told: BELL_ALONE };
      return { userId, told: isNews ? toldOf(own, 'MISSED_CALL', now) : notNow(own, 'MISSED_CALL', 'LATE') };
    }),
  );
  for (const { userId, mailWanted } of created) if (mailWanted) await planMail(deps, uow, userId, now);
}
