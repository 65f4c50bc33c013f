import { consumer, on } from '@ringline/kit/events';
import { type PortingDecided, PortingDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import type { Kind } from '../notifications/notification.ts';
import { BELL_ALONE, toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

type Needs = Pick<Deps, 'ids' | 'clock'>;

const KINDS: Readonly<Record<string, Kind>> = {
  FOC_CONFIRMED: 'PORTING_CONFIRMED',
  COMPLETED: 'PORTING_COMPLETED',
  CANCELLED: 'PORTING_STOPPED',
  REJECTED: 'PORTING_STOPPED',
};
/** The row of the settings that is nearest: what carriers decide. */
const ROW = 'COMPLIANCE';

/** Tells the owner and admins what became of an order that brings numbers, each step once (defaults 7.4). */
export const onPortingDecided = (deps: Needs) =>
  consumer<PrismaClient>({
    name: 'porting-decided',
    handlers: [
      on(PortingDecidedSchema, async ({ event, uow }) => {
        const { status, awaitsSignature } = event;
        const needed = awaitsSignature ? 'PORTING_SIGNATURE' : 'PORTING_ACTION_NEEDED';
        const kind = status === 'ACTION_NEEDED' ? needed : KINDS[status];
        if (kind) await tell(deps, uow, event, kind);
      }),
    ],
  });

async function tell(
  deps: Needs,
  uow: Unit,
  { orderId, decisionId, number }: PortingDecided,
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
    { kind, happenedAt: now, referenceId: orderId },
    userIds.map((userId) => {
      const own = settings.get(userId);
      // There is no mail of it yet.
      return { userId, told: own ? { ...toldOf(own, ROW, now), mail: false } : BELL_ALONE };
    }),
  );
}
