/** A transaction in a service's database, as the service itself would have it for a workspace. */
import type pg from 'pg';
import type { RunningProduct } from './product.ts';

export async function inTenant(
  { services }: Pick<RunningProduct, 'services'>,
  name: string,
  workspaceId: string,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const service = services.find((each) => each.name === name);
  if (!service) throw new Error(`There is no ${name} service`);
  const client = await service.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('app.workspace_id', $1, true)", [workspaceId]);
    await work(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
