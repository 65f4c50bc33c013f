import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { momentWords, writtenName } from '@ringline/kit/mail';
import { EmergencyCallPlacedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { pageOf } from '../mails/pageOf.ts';
import { noteOf } from '../mails/noteMail.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { settingsOf } from '../settings/profileSettings.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { languagesOf, urlOf } from '../notifications/notification.ts';
import type { Told } from '../notifications/ways.ts';

/** Nobody switches this off, and no schedule holds it back: somebody of theirs needs help. */
const AT_ONCE: Told = { ways: ['toast', 'push', 'sound'], mail: false, heldBack: {} };

type Parts = Pick<Context, 'env' | 'ids' | 'clock' | 'jobs' | 'secrets'>;

/** Tells the owner and admins who called an emergency number, and when (defaults 7.3): in the bell and by a mail of its own, at once. */
export const onEmergencyCall = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'emergency-calls',
    handlers: [
      on(EmergencyCallPlacedSchema, async ({ event: { conversation }, uow }) => {
        if (conversation?.call) await tell(deps, uow, conversation);
      }),
    ],
  });

async function tell(deps: Parts, uow: Unit, conversation: Conversation): Promise<void> {
  const { tx } = uow;
  const members = await tx.userProfile.findMany({
    where: { removedAt: null, NOT: { status: 'DEACTIVATED' }, role: { in: ['OWNER', 'ADMIN'] } },
    include: { workspace: { select: { displayName: true } } },
  });
  const { agentUserId, createdAt, peerNumber, phoneNumber } = conversation;
  const userIds = members.map(({ userId }) => userId);
  const users = await tx.userCopy.findMany({ where: { userId: { in: [...userIds, agentUserId] } } });
  const userOf = new Map(users.map((user) => [user.userId, user]));
  const caller = userOf.get(agentUserId);
  const person = caller ? `${caller.firstName} ${caller.lastName}`.trim() : '';
  const happenedAt = createdAt ? timestampDate(createdAt) : deps.clock.now();
  const created = await addNotifications(
    deps,
    uow,
    conversation,
    { kind: 'EMERGENCY_CALL', happenedAt, person },
    userIds.map((userId) => ({ userId, told: AT_ONCE })),
  );
  const languageFor = await languagesOf(uow, userIds);
  const settings = await settingsOf(uow, userIds);
  for (const row of created) {
    const to = userOf.get(row.userId)?.email;
    if (!to) continue;
    const language = languageFor(row.userId);
    const timezone = settings.get(row.userId)?.timezone ?? 'UTC';
    const letter = {
      workspace: writtenName(members[0]?.workspace.displayName ?? ''),
      person: writtenName(person),
      dialled: peerNumber,
      number: phoneNumber,
      when: momentWords({ language, timezone }, happenedAt, { dateStyle: 'medium', timeStyle: 'long' }),
      link: pageOf(deps.env, urlOf(row)),
    };
    await enqueueMail(deps, uow, { to, language }, 'emergency-call', letter, noteOf(uow, [row]));
  }
}
