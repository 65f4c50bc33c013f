import { consumer, on } from '@ringline/kit/events';
import { type RegistrationDecided, RegistrationDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import type { Kind } from '../notifications/notification.ts';
import { BELL_ALONE, toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

type Needs = Pick<Deps, 'ids' | 'clock'>;

const KINDS: Readonly<Record<string, Kind>> = {
  APPROVED: 'REGISTRATION_APPROVED',
  REJECTED: 'REGISTRATION_REJECTED',
  SUSPENDED: 'REGISTRATION_SUSPENDED',
};
/** The row of the settings: "Compliance results". */
const ROW = 'COMPLIANCE';

/** Tells the owner and admins what the carriers decided on a registration, each decision once (defaults 18). */
export const onRegistrationDecided = (deps: Needs) =>
  consumer<PrismaClient>({
    name: 'registrations-decided',
    handlers: [
      on(RegistrationDecidedSchema, async ({ event, uow }) => {
        const kind = KINDS[event.status];
        if (kind) await tell(deps, uow, event, kind);
      }),
    ],
  });

async function tell(
  deps: Needs,
  uow: Unit,
  { decisionId, phoneNumberId, number }: RegistrationDecided,
  kind: Kind,
): Promise<void> {
  const members = await uow.tx.userProfile.findMany({
    where: {
      removedAt: null,
      NOT: { status: 'DEACTIVATED' },
      role: { in: ['OWNER', 'ADMIN'] },
      workspace: { status: 'ACTIVE' },
    },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  const now = deps.clock.now();
  const settings = await settingsOf(uow, userIds);
  const subject = { id: decisionId, threadId: decisionId, contactId: '', peerNumber: '', phoneNumber: number };
  await addNotifications(
    deps,
    uow,
    subject,
    { kind, happenedAt: now, referenceId: phoneNumberId },
    userIds.map((userId) => {
      const own = settings.get(userId);
      // There is no mail of it yet.
      return { userId, told: own ? { ...toldOf(own, ROW, now), mail: false } : BELL_ALONE };
    }),
  );
}
