/** Who goes on with a purchase: whoever has changed it, and the job. */
import type { Deps, Unit } from '../context.ts';

export const ADVANCE_PURCHASE = 'advance-purchase';

/** Milliseconds for which whoever has changed a purchase goes on with it; then the job does, in case that its process has died. */
const OWN_STEPS_MS = 10_000;

/** Nobody else goes on with it: the job does, at once. */
export const goOn = ({ jobs }: Pick<Deps, 'jobs'>, uow: Unit, purchaseId: string): Promise<void> =>
  jobs.enqueue(uow, ADVANCE_PURCHASE, { workspaceId: uow.workspaceId, purchaseId });

/** Whoever has changed it goes on with it as well, and a second one at the same moment would ask for all of it twice. */
export const goOnIfLeft = (
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  uow: Unit,
  purchaseId: string,
): Promise<void> =>
  jobs.enqueue(
    uow,
    ADVANCE_PURCHASE,
    { workspaceId: uow.workspaceId, purchaseId },
    { startAfter: new Date(clock.now().getTime() + OWN_STEPS_MS) },
  );
