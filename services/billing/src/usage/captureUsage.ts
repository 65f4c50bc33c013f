import { isUuid } from '@ringline/kit/ids';
import { UsageCapturedSchema } from '@ringline/proto/billing/v1/events_pb';
import { publishBalance } from '../balance/publishBalance.ts';
import type { Deps, Unit } from '../context.ts';
import { lockAccounts, post, type Commodity, type Posting } from '../ledger/ledger.ts';
import { noteSpend } from '../spending/noteSpend.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import type { UsageKind } from './kinds.ts';

type Pool = Exclude<Commodity, 'USD'>;

export interface UsageInput {
  readonly kind: UsageKind;
  /** Call, message or recording id. */
  readonly referenceId: string;
  /** When it began: what happened while nothing was billed costs nothing. */
  readonly at?: Date | undefined;
  /** Of a message: what it took. */
  readonly channel?: string;
  /** On Viber: it answered the person within 24 hours. */
  readonly inSession?: boolean;
  /** Of a leg: the call that it took part in. */
  readonly callId?: string;
  /** Whose it was, where that is known; empty texts say nothing. */
  readonly phoneNumberId?: string;
  readonly userId?: string;
  readonly teamId?: string;
  /** Allowance that pays first; undefined: money alone. */
  readonly pool: Pool | undefined;
  /** The cost, given what the allowance still has for it. */
  price(poolAvailable: bigint): { poolUnits: bigint; costMicros: bigint };
  readonly billingDurationSeconds: number;
  readonly rateMicros: number;
  /** How far below zero the available credit may fall for this, in micros; undefined: without limit (inbound texts, defaults 5.4). */
  readonly overdraftMicros: bigint | undefined;
}

/**
 * Takes what a call or a text cost, exactly once: first from its hold, then from what is available, never below the documented
 * limit; the rest is written off. What the hold has left is released.
 */
export const captureUsage =
  (deps: Deps) =>
  async (uow: Unit, input: UsageInput): Promise<void> => {
    const { workspaceId } = uow;
    const { kind, referenceId, pool } = input;
    await openAccount(deps)(uow);
    const balance = await lockAccounts(uow);
    const key = { workspaceId, kind, referenceId };
    if (await uow.tx.usage.findFirst({ where: key, select: { kind: true } })) return;

    if (deps.catalogue.unbilled || (input.at && input.at < deps.mode.billedSince)) return reportOnly(deps, uow, input);
    const hold = await uow.tx.hold.findFirst({ where: { ...key, state: 'HELD' } });
    const heldPool = hold && hold.pool === pool ? hold.poolUnits : 0n;
    const heldMicros = hold?.micros ?? 0n;
    const available = balance('credit', 'USD');
    const { poolUnits, costMicros } = input.price(pool ? heldPool + balance('credit', pool) : 0n);
    const payable =
      input.overdraftMicros === undefined ? costMicros : heldMicros + max(0n, available + input.overdraftMicros);
    const amountMicros = min(costMicros, payable);

    const captured: Posting[] = [
      ...spend('USD', amountMicros, heldMicros),
      ...(pool ? spend(pool, poolUnits, heldPool) : []),
    ];
    await post(deps)(
      uow,
      'CAPTURE',
      kind,
      referenceId,
      captured.map((posting) =>
        posting.account === 'revenue' ? { ...posting, account: `revenue:${kind.toLowerCase()}s` } : posting,
      ),
    );
    if (hold) {
      await post(deps)(uow, 'RELEASE', kind, referenceId, [
        ...giveBack('USD', heldMicros - min(amountMicros, heldMicros)),
        ...(hold.pool === '' ? [] : giveBack(hold.pool as Pool, hold.poolUnits - min(poolUnits, heldPool))),
      ]);
      await uow.tx.hold.update({ where: { workspaceId_kind_referenceId: key }, data: { state: 'CAPTURED' } });
      await forgetDue(uow, kind, referenceId);
    }
    const capturedAt = deps.clock.now();
    const whose = {
      phoneNumberId: idOrNone(input.phoneNumberId),
      userId: idOrNone(input.userId),
      teamId: idOrNone(input.teamId),
    };
    await uow.tx.usage.create({
      data: {
        ...key,
        ...whose,
        noted: true,
        amountMicros,
        shortfallMicros: costMicros - amountMicros,
        pool: pool ?? '',
        poolUnits,
        billingDurationSeconds: input.billingDurationSeconds,
        rateMicros: BigInt(input.rateMicros),
        channel: input.channel ?? '',
        inSession: input.inSession ?? false,
        capturedAt,
      },
    });
    if (amountMicros > 0n || poolUnits > 0n) {
      const channel = input.channel ?? '';
      await noteSpend(uow, [{ ...whose, at: capturedAt, kind, channel, micros: amountMicros, units: poolUnits }]);
      const texts = pool === 'FREE_TEXTS' || pool === 'TEST_TEXTS';
      uow.emit(
        UsageCapturedSchema,
        {
          workspaceId,
          kind,
          referenceId,
          amountMicros,
          freeSecondsUsed: texts ? 0n : poolUnits,
          freeSmsUsed: texts ? Number(poolUnits) : 0,
          billingDurationSeconds: input.billingDurationSeconds,
          rateMicros: BigInt(input.rateMicros),
          callId: input.callId ?? '',
        },
        { key: referenceId },
      );
    }
    await publishBalance(deps)(uow);
  };

/** Where nothing is billed: keeps what it would have cost as never charged, and takes nothing (defaults 3.1). */
async function reportOnly(deps: Deps, uow: Unit, input: UsageInput): Promise<void> {
  const { kind, referenceId } = input;
  await uow.tx.usage.create({
    data: {
      workspaceId: uow.workspaceId,
      kind,
      referenceId,
      amountMicros: 0n,
      shortfallMicros: input.price(0n).costMicros,
      pool: '',
      poolUnits: 0n,
      billingDurationSeconds: input.billingDurationSeconds,
      rateMicros: BigInt(input.rateMicros),
      channel: input.channel ?? '',
      inSession: input.inSession ?? false,
      phoneNumberId: idOrNone(input.phoneNumberId),
      userId: idOrNone(input.userId),
      teamId: idOrNone(input.teamId),
      noted: true,
      capturedAt: deps.clock.now(),
    },
  });
  await releaseHold(deps)(uow, kind, referenceId);
}

/** Gives a hold back whole: the call or the text never happened. Nothing to do when there is none. */
export const releaseHold =
  (deps: Deps) =>
  async (uow: Unit, kind: UsageKind, referenceId: string): Promise<void> => {
    const key = { workspaceId: uow.workspaceId, kind, referenceId };
    await lockAccounts(uow);
    await forgetDue(uow, kind, referenceId);
    const hold = await uow.tx.hold.findFirst({ where: { ...key, state: 'HELD' } });
    if (!hold) return;
    await post(deps)(uow, 'RELEASE', kind, referenceId, [
      ...giveBack('USD', hold.micros),
      ...(hold.pool === '' ? [] : giveBack(hold.pool as Pool, hold.poolUnits)),
    ]);
    await uow.tx.hold.update({ where: { workspaceId_kind_referenceId: key }, data: { state: 'RELEASED' } });
    await publishBalance(deps)(uow);
  };

const idOrNone = (id: string | undefined): string | null => (id !== undefined && isUuid(id) ? id : null);

/** From the hold first, then from what is available. */
function spend(commodity: Commodity, amount: bigint, held: bigint): Posting[] {
  const fromHold = min(amount, held);
  return [
    { account: 'held', commodity, amount: -fromHold },
    { account: 'credit', commodity, amount: fromHold - amount },
    { account: 'revenue', commodity, amount },
  ];
}

function giveBack(commodity: Commodity, amount: bigint): Posting[] {
  return [
    { account: 'held', commodity, amount: -amount },
    { account: 'credit', commodity, amount },
  ];
}

async function forgetDue(uow: Unit, kind: UsageKind, referenceId: string): Promise<void> {
  await uow.tx.holdDue.deleteMany({ where: { targetWorkspace: uow.workspaceId, kind, referenceId } });
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
