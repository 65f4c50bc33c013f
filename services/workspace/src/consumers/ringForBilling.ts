import type { BillingNoticed } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { BELL_ALONE, toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** The row of the settings that says how: "Credit low or empty, payment failed". */
const ROW = 'CREDIT';

/** Puts a moment of the workspace's money into the bells of its owner and admins; who switched the rest off has it there all the same. */
export async function ringForBilling(
  deps: Pick<Deps, 'clock' | 'ids'>,
  uow: Unit,
  { kind, coupon }: BillingNoticed,
): Promise<void> {
  const members = await uow.tx.userProfile.findMany({
    where: { removedAt: null, NOT: { status: 'DEACTIVATED' }, role: { in: ['OWNER', 'ADMIN'] } },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => userId);
  const settings = await settingsOf(uow, userIds);
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  await addNotifications(
    deps,
    uow,
    { id, threadId: id, contactId: '', peerNumber: '', phoneNumber: '' },
    { kind: 'BILLING', happenedAt: now, referenceId: kind, person: coupon },
    userIds.map((userId) => {
      const own = settings.get(userId);
      // It is mailed by itself.
      return { userId, told: own ? { ...toldOf(own, ROW, now), mail: false } : BELL_ALONE };
    }),
  );
}
