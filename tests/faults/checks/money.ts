/** Billing's ledger against itself and against what was used. */
import type { Stage } from '../stage.ts';

export interface MoneyFigures {
  readonly transactions: number;
  readonly unbalanced: number;
  /** Balances that are not the sum of their entries. */
  readonly wrongBalances: number;
  /** Charges of the same call or text beyond the first. */
  readonly doubled: number;
  /** Calls with talk, and texts, without a charge. */
  readonly lost: number;
  /** Money held for what is over. */
  readonly heldForNothing: number;
}

const count = async (stage: Stage, service: string, sql: string): Promise<number> =>
  Number((await stage.database(service).query<{ count: string }>(sql)).rows[0]?.count ?? 0);

/** References of what must have been charged once: calls with talk, texts that were sent or came. */
async function chargeable(stage: Stage): Promise<string[]> {
  const calls = await stage
    .database('telephony')
    .query<{ id: string }>(`SELECT id FROM call WHERE final AND NOT is_demo AND state ->> 'answeredAt' IS NOT NULL`);
  const texts = await stage
    .database('messaging')
    .query<{ id: string }>(
      `SELECT id FROM item WHERE channel = 'SMS' AND delivery_status IN ('SENT', 'DELIVERED', 'RECEIVED')`,
    );
  return [...calls.rows, ...texts.rows].map(({ id }) => id);
}

export async function moneyFigures(stage: Stage): Promise<MoneyFigures> {
  const billing = (sql: string) => count(stage, 'billing', sql);
  const used = await stage.database('billing').query<{ reference_id: string }>('SELECT reference_id FROM usage');
  const charged = new Set(used.rows.map(({ reference_id: id }) => id));
  return {
    transactions: await billing('SELECT count(*) FROM ledger_transaction'),
    unbalanced: await billing(
      `SELECT count(*) FROM (SELECT FROM ledger_entry GROUP BY transaction_id, commodity HAVING sum(amount) <> 0) AS t`,
    ),
    wrongBalances: await billing(`
      SELECT count(*) FROM ledger_account AS a
      WHERE a.balance <> (SELECT coalesce(sum(e.amount), 0) FROM ledger_entry AS e
        WHERE e.workspace_id = a.workspace_id AND e.account = a.name AND e.commodity = a.commodity)`),
    doubled: await billing(`
      SELECT coalesce(sum(times - 1), 0) AS count FROM (
        SELECT count(*) AS times FROM ledger_transaction WHERE type = 'CAPTURE' GROUP BY workspace_id, reference_kind, reference_id) AS t`),
    lost: (await chargeable(stage)).filter((id) => !charged.has(id)).length,
    heldForNothing: await billing(`SELECT count(*) FROM hold WHERE state = 'HELD'`),
  };
}
