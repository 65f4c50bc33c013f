import type { RegistrationFeeSettled } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { captureUsage, releaseHold } from '../usage/captureUsage.ts';
import { FEE_KINDS, type RegistrationFees } from './fees.ts';
import { CENT } from './holdForRegistration.ts';

/** Captures a fee once the registry has taken what it is for; what never got there costs nothing. */
export const settleFee =
  (deps: Deps, fees: RegistrationFees) =>
  async (
    uow: Unit,
    { feeId, kind: told, charged }: Pick<RegistrationFeeSettled, 'feeId' | 'kind' | 'charged'>,
  ): Promise<void> => {
    const kind = FEE_KINDS.find((known) => known === told);
    if (kind === undefined) throw new Error(`${told} is no fee of a registration`);
    if (!charged) return releaseHold(deps)(uow, kind, feeId);
    const hold = await uow.tx.hold.findFirst({ where: { workspaceId: uow.workspaceId, kind, referenceId: feeId } });
    // As it was shown: a price that has changed since does not change what is owed.
    const costMicros = hold?.stepMicros ?? fees.once[kind] * CENT;
    await captureUsage(deps)(uow, {
      kind,
      referenceId: feeId,
      pool: undefined,
      price: () => ({ poolUnits: 0n, costMicros }),
      billingDurationSeconds: 0,
      rateMicros: Number(costMicros),
      overdraftMicros: 0n,
    });
  };
