/** The product's clock for calls: what a call waits for is due by a time that is written down, which a test brings nearer. */
import { inTenant } from './inTenant.ts';
import type { RunningProduct } from './product.ts';

/**
 * As if so much time had passed for the calls of a workspace: whoever rings has rung for so much longer, and what is to happen by
 * then happens now. What people have heard and said, and what a browser counts, is as long as it was.
 */
export const timePasses = (
  product: Pick<RunningProduct, 'services'>,
  workspaceId: string,
  seconds: number,
): Promise<void> =>
  inTenant(product, 'telephony', workspaceId, async (client) => {
    // In the order in which telephony locks them.
    const { rowCount } = await client.query(
      `UPDATE call SET state = jsonb_set(state, '{timers}',
         (SELECT jsonb_object_agg(key, value::bigint - 1000 * $2::int) FROM jsonb_each_text(state -> 'timers')))
       WHERE workspace_id = $1::uuid AND state -> 'timers' <> '{}' AND id IN (SELECT call_id FROM call_schedule)`,
      [workspaceId, seconds],
    );
    if (rowCount === 0) throw new Error('No call of this workspace waits for anything');
    await client.query(
      `UPDATE call_schedule SET due_at = due_at - make_interval(secs => $2::int) WHERE workspace_id = $1::uuid`,
      [workspaceId, seconds],
    );
  });
