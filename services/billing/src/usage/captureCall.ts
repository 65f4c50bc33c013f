import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps, Unit } from '../context.ts';
import { chargeCall } from '../rating/charge.ts';
import type { CallRate } from '../rating/rates.ts';
import { captureUsage } from './captureUsage.ts';

/** Local inbound calls go on until $5 below zero; toll-free ones stop at zero (defaults 5.4). */
const INBOUND_OVERDRAFT_MICROS = 5_000_000n;
const NO_CHARGE: CallRate = { rateMicros: 0, initialSeconds: 60, incrementSeconds: 60, freePool: false };

/**
 * Captures what a call cost, from answer to hang-up (defaults 5.2). Calls of the demo's past cost nothing, nor do those to emergency
 * numbers (defaults 5.4).
 */
export const captureCall =
  (deps: Deps) =>
  async (uow: Unit, call: Call, billableSeconds: number): Promise<void> => {
    if (call.isDemo) return;
    const { rates } = deps;
    const inbound = call.direction === 'INBOUND';
    const number = await uow.tx.workspaceNumber.findFirst({
      where: { id: call.phoneNumberId, workspaceId: uow.workspaceId },
    });
    const isFree = call.isTestNumber || call.isEmergency;
    const rate = isFree
      ? NO_CHARGE
      : inbound
        ? (rates.inboundCall(call.workspaceNumber, number?.type ?? '') ?? NO_CHARGE)
        : outbound();
    const plansPool = rate.freePool && rates.hasFreePool(call.workspaceNumber) ? 'FREE_SECONDS' : undefined;
    const billed = chargeCall(billableSeconds, 0n, rate).billedSeconds;
    await captureUsage(deps)(uow, {
      kind: 'CALL',
      referenceId: call.id,
      at: call.startedAt && timestampDate(call.startedAt),
      phoneNumberId: call.phoneNumberId,
      userId: call.agentUserId,
      teamId: call.teamId,
      pool: call.isTestNumber ? 'TEST_SECONDS' : plansPool,
      price: (poolAvailable) => {
        const { freeSeconds, costMicros } = chargeCall(billableSeconds, poolAvailable, rate);
        return { poolUnits: freeSeconds, costMicros };
      },
      billingDurationSeconds: billed,
      rateMicros: rate.rateMicros,
      overdraftMicros: inbound && number?.type !== 'TOLL_FREE' ? INBOUND_OVERDRAFT_MICROS : 0n,
    });

    /** A destination whose rate is gone since the call was held costs nothing. */
    function outbound(): CallRate {
      try {
        return rates.outboundCall(call.peerNumber);
      } catch {
        return NO_CHARGE;
      }
    }
  };
