/** What numbers cost that come here: as others of their kind, and the plan pays its own first (defaults 7.2). */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import type { Deps, Unit } from '../context.ts';
import { planValuesOf } from '../numbers/planValues.ts';
import { decide } from '../purchases/decide.ts';
import { freeUsedOf } from '../purchases/purchaseView.ts';
import { activeOf } from '../purchases/reserve.ts';

export interface Quote {
  readonly monthlyMinor: number;
  /** For the rest of the cycle. */
  readonly partMinor: number;
}
export interface Quotes {
  readonly currency: string;
  readonly plan: string;
  readonly factor: number;
  readonly cycleEnd: Date | undefined;
  readonly of: (type: string) => Quote;
}

/** @throws Error when billing does not answer */
export async function quotesOf(
  deps: Pick<Deps, 'rpc'>,
  workspaceId: string,
  types: readonly string[],
): Promise<Quotes> {
  const kinds = [...new Set(types)].map((type) => ({ country: 'US', type }));
  const told = await deps.rpc.client(NumberPriceService).quoteNumbers({ workspaceId, kinds });
  const byType = new Map(
    told.quotes.map(({ type, monthlyMinor, dueNowMinor, laterMinor }) => [
      type,
      { monthlyMinor: Number(monthlyMinor), partMinor: Number(dueNowMinor + laterMinor) },
    ]),
  );
  // A number of a person's phone costs here what a local one does.
  const local = byType.get('LOCAL') ?? [...byType.values()][0] ?? { monthlyMinor: 0, partMinor: 0 };
  return {
    currency: told.currency,
    plan: told.plan,
    factor: Number(told.factor),
    cycleEnd: told.cycleEnd && timestampDate(told.cycleEnd),
    of: (type) => byType.get(type) ?? local,
  };
}

/**
 * Which of them the plan pays, in their order.
 * @throws Refusal NUMBER_LIMIT_REACHED where the plan holds no more
 */
export async function shareOf(
  uow: Unit,
  plan: string,
  numbers: readonly { readonly id: string; readonly type: string }[],
): Promise<Map<string, boolean>> {
  const { tx, workspaceId } = uow;
  const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
  const values = await planValuesOf(tx, workspaceId);
  const coming = await tx.portingNumber.findMany({
    where: { workspaceId, state: { in: ['IN_REVIEW', 'SIGNATURE', 'SUBMITTED', 'CONFIRMED'] } },
    select: { id: true, isFree: true },
  });
  const others = coming.filter(({ id }) => !numbers.some((number) => number.id === id));
  let freeUsed = (await freeUsedOf(tx, workspaceId)) + others.filter(({ isFree }) => isFree).length;
  let active = (await activeOf(uow)) + others.length;
  const share = new Map<string, boolean>();
  for (const { id, type } of numbers) {
    const { choice } = decide({ plan, platform: workspace?.platform ?? '', values, freeUsed, active }, type);
    share.set(id, choice === 'FREE');
    if (choice === 'FREE') freeUsed += 1;
    active += 1;
  }
  return share;
}
