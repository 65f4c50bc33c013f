import type { RunningProduct } from './product.ts';

/** The workspace began to ask its members for a second factor, and they joined, so many days ago. */
export async function requireMfaSince(
  { services }: Pick<RunningProduct, 'services'>,
  workspaceId: string,
  days: number,
): Promise<void> {
  const found = services.find(({ name }) => name === 'workspace');
  if (!found) throw new Error('There is no workspace service');
  const client = await found.db.pool.connect();
  const update = (table: string, column: string) =>
    client.query(`UPDATE ${table} SET ${column} = now() - make_interval(days => $2) WHERE workspace_id = $1`, [
      workspaceId,
      days,
    ]);
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('app.workspace_id', $1, true)", [workspaceId]);
    await update('workspace', 'require_mfa_since');
    await update('user_profile', 'created_at');
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
