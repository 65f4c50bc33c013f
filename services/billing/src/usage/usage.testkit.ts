/** Usage for tests: calls that are held and end, and what they cost. */
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { UsageCapturedSchema } from '@ringline/proto/billing/v1/events_pb';
import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { holdForCall } from '../holds/holdForCall.ts';
import { post } from '../ledger/ledger.ts';

export const OURS = '+14155550142';
export const US = '+16285550136';
export const GB_MOBILE = '+447700900123';

export async function usageWorld() {
  const world = await billingWorld();
  const { db, deps, consumers } = world;
  const balance = (ws: string) => db.tenant(ws, (uow) => readCreditBalance(deps)(uow));
  /** Uses up or gives free minutes, so that a test begins with a known pool. */
  async function setPool(
    ws: string,
    commodity: 'FREE_SECONDS' | 'FREE_TEXTS' | 'TEST_SECONDS',
    units: bigint,
  ): Promise<void> {
    await db.tenant(ws, async (uow) => {
      const account = await uow.tx.ledgerAccount.findFirst({ where: { workspaceId: ws, name: 'credit', commodity } });
      const amount = units - (account?.balance ?? 0n);
      await post(deps)(uow, 'ADJUSTMENT', 'TEST', db.ids.uuid(), [
        { account: 'credit', commodity, amount },
        { account: 'granted', commodity, amount: -amount },
      ]);
    });
  }
  const hold = (ws: string, callId: string, toNumber = US, isTestNumber = false) =>
    holdForCall(deps)({ workspaceId: ws, callId, fromNumber: OURS, toNumber, isTestNumber });
  const ended = (ws: string, id: string, seconds: number, call: Record<string, unknown> = {}) =>
    deliver(db, consumers, ws, CallEndedSchema, {
      billableSeconds: seconds,
      call: {
        id,
        workspaceId: ws,
        direction: 'OUTBOUND',
        peerNumber: US,
        workspaceNumber: OURS,
        phoneNumberId: db.ids.uuid(),
        ...call,
      },
    });
  const captured = async (referenceId: string) =>
    (await emittedEvents(db, UsageCapturedSchema))
      .filter(({ event }) => event.referenceId === referenceId)
      .map(({ event }) => event);

  /** Debits = credits, and every balance is the sum of its entries. */
  async function expectBalancedBooks(ws: string): Promise<void> {
    await db.tenant(ws, async ({ tx }) => {
      const sums = await tx.$queryRaw<
        { sum: bigint }[]
      >`SELECT sum(amount)::bigint AS sum FROM ledger_entry GROUP BY commodity`;
      for (const { sum } of sums) expect(sum).toBe(0n);
      const wrong = await tx.$queryRaw<unknown[]>`
        SELECT a.name, a.commodity FROM ledger_account AS a LEFT JOIN ledger_entry AS e ON e.account = a.name AND e.commodity = a.commodity AND e.workspace_id = a.workspace_id
        GROUP BY a.name, a.commodity, a.balance HAVING coalesce(sum(e.amount), 0) <> a.balance`;
      expect(wrong).toEqual([]);
    });
  }

  return { ...world, balance, setPool, hold, ended, captured, expectBalancedBooks };
}
