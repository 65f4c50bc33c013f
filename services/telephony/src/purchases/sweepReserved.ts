import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';

const SWEEP_RESERVED = 'sweep-reserved-number';

const payload = z.object({ workspaceId: z.uuid(), purchaseId: z.uuid() });

/** Has a reservation looked at once its ten minutes are over. */
export const sweepLater = (
  { jobs }: Pick<Deps, 'jobs'>,
  uow: Unit,
  { workspaceId, id, heldUntil }: NumberPurchase,
): Promise<void> => jobs.enqueue(uow, SWEEP_RESERVED, { workspaceId, purchaseId: id }, { startAfter: heldUntil });

/** Takes away a reservation that its buyer left alone; what somebody pays for by then is the purchase's own. */
export const sweepReserved =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ workspaceId, purchaseId: id }: z.infer<typeof payload>): Promise<boolean> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const { count } = await tx.numberPurchase.deleteMany({
        where: { workspaceId, id, status: 'RESERVED', heldUntil: { lte: clock.now() } },
      });
      if (count > 0) await tx.numberReservation.deleteMany({ where: { workspaceId, purchaseId: id } });
      return count > 0;
    });

export const sweepReservedJob = (deps: () => Deps): Job =>
  job({
    name: SWEEP_RESERVED,
    schema: payload,
    retry: { limit: 20, delaySeconds: 60 },
    handler: async (which) => {
      await sweepReserved(deps())(which);
    },
  });
