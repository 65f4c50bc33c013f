import type { Call, ForwardedLeg } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps, Unit } from '../context.ts';
import { chargeCall } from '../rating/charge.ts';
import type { CallRate } from '../rating/rates.ts';
import { captureUsage, releaseHold } from './captureUsage.ts';

/** What of a call its legs are rated by. */
type CallOfLeg = Pick<Call, 'id' | 'workspaceNumber' | 'isTestNumber' | 'isDemo'> &
  Partial<Pick<Call, 'phoneNumberId' | 'teamId'>>;

/**
 * Captures what a forwarded leg cost: an outbound call to the phone that took the call, beside the inbound call itself. Its
 * hold is named by the leg. A phone that did not take the call costs nothing: its hold is given back.
 */
export const captureForward =
  (deps: Deps) =>
  async (uow: Unit, call: CallOfLeg, { legId, to, billableSeconds }: ForwardedLeg, at?: Date): Promise<void> => {
    if (call.isDemo) return;
    const rate = billableSeconds > 0 ? rateTo(deps, call, to) : undefined;
    if (!rate) return releaseHold(deps)(uow, 'CALL', legId);
    const { rates } = deps;
    const plansPool = rate.freePool && rates.hasFreePool(call.workspaceNumber) ? 'FREE_SECONDS' : undefined;
    const number = call.phoneNumberId
      ? undefined
      : await uow.tx.workspaceNumber.findFirst({
          where: { workspaceId: uow.workspaceId, number: call.workspaceNumber, isReleased: false },
          select: { id: true },
        });
    await captureUsage(deps)(uow, {
      kind: 'CALL',
      referenceId: legId,
      callId: call.id,
      at,
      phoneNumberId: call.phoneNumberId ?? number?.id ?? '',
      teamId: call.teamId ?? '',
      pool: call.isTestNumber ? 'TEST_SECONDS' : plansPool,
      price: (poolAvailable) => {
        const { freeSeconds, costMicros } = chargeCall(billableSeconds, poolAvailable, rate);
        return { poolUnits: freeSeconds, costMicros };
      },
      billingDurationSeconds: chargeCall(billableSeconds, 0n, rate).billedSeconds,
      rateMicros: rate.rateMicros,
      overdraftMicros: 0n,
    });
  };

/** A destination whose rate is gone since the leg was held costs nothing. */
function rateTo({ rates }: Deps, call: CallOfLeg, to: string): CallRate | undefined {
  if (call.isTestNumber) return { rateMicros: 0, initialSeconds: 60, incrementSeconds: 60, freePool: false };
  try {
    return rates.outboundCall(to);
  } catch {
    return undefined;
  }
}
