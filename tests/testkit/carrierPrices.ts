/** What the carrier charges for calls is asked for ten minutes after them: for tests, as if they were over. */
import type { Product } from '@ringline/deploy/all-in-one';

/** Telephony's next look finds that the time has come to ask the carrier about every call that is over. */
export async function askForPricesNow({ services }: Pick<Product, 'services'>): Promise<void> {
  const telephony = services.find(({ name }) => name === 'telephony');
  if (!telephony) throw new Error('There is no telephony service');
  const { db } = telephony;
  const { rows } = await db.pool.query<{ call_id: string; workspace_id: string }>('SELECT * FROM call_schedule');
  for (const { call_id: callId, workspace_id: workspaceId } of rows) {
    await db.tenant(workspaceId, ({ tx }) =>
      (tx as unknown as { $executeRawUnsafe(sql: string, ...values: unknown[]): Promise<number> }).$executeRawUnsafe(
        `UPDATE call SET state = jsonb_set(state, '{timers,askPrices}', to_jsonb($2::bigint))
         WHERE id = $1::uuid AND state -> 'timers' ? 'askPrices'`,
        callId,
        Date.now(),
      ),
    );
  }
  await db.pool.query('UPDATE call_schedule SET due_at = now()');
}
