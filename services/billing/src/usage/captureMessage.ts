import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Deps, Unit } from '../context.ts';
import { chargedUnits, inboundRate, outboundRate } from '../rating/channels.ts';
import { captureUsage } from './captureUsage.ts';

const NO_CHARGE = { rateMicros: 0, freePool: false };

/** Captures a text that the carrier accepted: free segments first, the rest at rate (defaults 6.1, step 6). */
export const captureOutboundMessage =
  (deps: Deps) =>
  async (uow: Unit, conversation: Conversation, isTestNumber: boolean): Promise<void> => {
    const { rates } = deps;
    const { channel } = conversation;
    const inSession = conversation.message?.inSession ?? false;
    const segments = BigInt(isTestNumber ? 1 : chargedUnits(channel, conversation.message?.segments ?? 1));
    const rate = isTestNumber ? NO_CHARGE : rateTo(deps, { channel, inSession }, conversation.peerNumber);
    await captureUsage(deps)(uow, {
      kind: 'MESSAGE',
      channel,
      inSession,
      referenceId: conversation.id,
      at: conversation.createdAt && timestampDate(conversation.createdAt),
      phoneNumberId: conversation.phoneNumberId,
      userId: conversation.agentUserId,
      pool: isTestNumber
        ? 'TEST_TEXTS'
        : rate.freePool && rates.hasFreePool(conversation.phoneNumber)
          ? 'FREE_TEXTS'
          : undefined,
      price: (poolAvailable) => {
        const poolUnits = poolAvailable < segments ? poolAvailable : segments;
        return { poolUnits, costMicros: (segments - poolUnits) * BigInt(rate.rateMicros) };
      },
      billingDurationSeconds: 0,
      rateMicros: rate.rateMicros,
      overdraftMicros: 0n,
    });
  };

/** A destination whose rate is gone since the text was held costs nothing. */
function rateTo(
  { rates }: Deps,
  sent: Parameters<typeof outboundRate>[1],
  to: string,
): Pick<ReturnType<Deps['rates']['outboundText']>, 'rateMicros' | 'freePool'> {
  try {
    return outboundRate(rates, sent, to);
  } catch {
    return NO_CHARGE;
  }
}

/** Charges a text that arrived; it is stored whatever the balance is (defaults 5.4). A test number receives for nothing. */
export const captureInboundMessage =
  (deps: Deps) =>
  async (uow: Unit, conversation: Conversation): Promise<void> => {
    const number = await uow.tx.workspaceNumber.findFirst({
      where: { id: conversation.phoneNumberId, workspaceId: uow.workspaceId },
    });
    if (number?.isTestNumber) return;
    const { channel, phoneNumber, message } = conversation;
    const rateMicros = inboundRate(deps.rates, channel, phoneNumber);
    const units = BigInt(chargedUnits(channel, message?.segments ?? 1));
    await captureUsage(deps)(uow, {
      kind: 'MESSAGE',
      channel,
      referenceId: conversation.id,
      at: conversation.createdAt && timestampDate(conversation.createdAt),
      phoneNumberId: conversation.phoneNumberId,
      pool: undefined,
      price: () => ({ poolUnits: 0n, costMicros: units * BigInt(rateMicros) }),
      billingDurationSeconds: 0,
      rateMicros,
      overdraftMicros: undefined,
    });
  };
