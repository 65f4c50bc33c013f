/** What is left of promotional credit. It is spent before what was paid for, the one that ends first before the others (defaults 5.1). */
import type { Deps, Unit } from '../context.ts';
import { post, readAccounts } from '../ledger/ledger.ts';
import { EXPIRED, MICROS_PER_CENT } from './application.ts';
import { readTerms } from './terms.ts';

export interface Grant {
  readonly id: string;
  readonly micros: bigint;
  readonly from: Date;
  readonly until: Date;
}

export interface Spent {
  readonly at: Date;
  readonly micros: bigint;
}

/** What each grant has left after what was spent, in the order of time. */
export function leftOf(grants: readonly Grant[], spent: readonly Spent[]): Map<string, bigint> {
  const left = new Map(grants.map(({ id, micros }) => [id, micros]));
  const byEnd = grants.toSorted((a, b) => a.until.getTime() - b.until.getTime());
  for (const { at, micros } of spent) {
    let open = micros;
    for (const { id, from, until } of byEnd) {
      if (at < from || at >= until) continue;
      const has = left.get(id) ?? 0n;
      const used = has < open ? has : open;
      left.set(id, has - used);
      open -= used;
    }
  }
  return left;
}

/** What is left of each grant of the workspace, by its application. */
export async function promoLeft(uow: Unit): Promise<Map<string, bigint>> {
  const { tx, workspaceId } = uow;
  const rows = await tx.couponApplication.findMany({
    where: { workspaceId, type: 'CREDIT_GRANT', status: 'APPROVED', decidedAt: { not: null }, endsAt: { not: null } },
  });
  const grants = rows.flatMap(({ id, terms, decidedAt: from, endsAt: until }) =>
    from && until ? [{ id, micros: BigInt(readTerms(terms).amountCents) * MICROS_PER_CENT, from, until }] : [],
  );
  const since = grants.map(({ from }) => from).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!since) return new Map();
  // One sum for each stretch between two edges: within it the same grants are open.
  const edges = grants.flatMap(({ from, until }) => [from, until]);
  const spent = await tx.$queryRaw<Spent[]>`
    SELECT max(t.created_at) AS at, (-sum(e.amount))::bigint AS micros
      FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
     WHERE t.workspace_id = ${workspaceId}::uuid AND t.type = 'CAPTURE' AND t.created_at >= ${since}
       AND e.commodity = 'USD' AND e.account IN ('credit', 'held')
     GROUP BY width_bucket(extract(epoch FROM t.created_at)::float8,
              ARRAY(SELECT DISTINCT extract(epoch FROM edge)::float8 FROM unnest(${edges}::timestamptz[]) AS edge ORDER BY 1))
     ORDER BY 1`;
  return leftOf(grants, spent);
}

/** Takes back what is left of a grant that has ended, as far as it is there: what a running call holds of it is that call's. */
export async function expireCredit(deps: Deps, uow: Unit, application: string): Promise<void> {
  const left = (await promoLeft(uow)).get(application) ?? 0n;
  const balance = await readAccounts(uow);
  const available = balance('credit', 'USD');
  const micros = left < available ? left : available;
  if (micros <= 0n) return;
  await post(deps)(uow, 'PROMO', EXPIRED, application, [
    { account: 'credit', commodity: 'USD', amount: -micros },
    { account: 'promo', commodity: 'USD', amount: micros },
  ]);
}
