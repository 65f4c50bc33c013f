import pg from 'pg';

/** Rows of one transaction: who changes one of them waits that long. */
const STEP = 500;

/**
 * Fills the tables that migrations left to be filled (`kit.fill`), as the owner, while the version before serves: each step is a
 * transaction of its own, of the workspace that it names, and a kill loses no more than one. `name` is a function
 * `(after uuid, most integer) RETURNS uuid` that fills the rows with the ids that come next and answers the last, or null at the end.
 * @returns the names of what was filled
 */
export async function workOffFills(client: pg.ClientBase, step = STEP): Promise<string[]> {
  const filled = new Set<string>();
  for (;;) {
    const { rows } = await client.query<Fill>('SELECT name, workspace_id, after FROM kit.fill LIMIT 1');
    const [next] = rows;
    if (next === undefined) return [...filled];
    filled.add(next.name);
    await fillOne(client, next, step);
  }
}

/** Names of what still is to be filled. @param client any role */
export async function pendingFills(client: pg.ClientBase): Promise<string[]> {
  const { rows: there } = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('kit.fill')");
  if (there.length === 0) return [];
  const { rows } = await client.query<{ name: string }>('SELECT DISTINCT name FROM kit.fill ORDER BY name');
  return rows.map(({ name }) => name);
}

interface Fill {
  readonly name: string;
  readonly workspace_id: string;
  readonly after: string;
}

async function fillOne(client: pg.ClientBase, { name, workspace_id, after }: Fill, step: number): Promise<void> {
  const fill = `SELECT ${pg.escapeIdentifier(name)}($1::uuid, $2) AS last`;
  let last: string | null = after;
  while (last !== null) {
    await client.query('BEGIN');
    try {
      await client.query("SELECT set_config('app.workspace_id', $1, true)", [workspace_id]);
      const { rows }: pg.QueryResult<{ last: string | null }> = await client.query(fill, [last, step]);
      last = rows[0]?.last ?? null;
      await client.query(
        last === null
          ? 'DELETE FROM kit.fill WHERE name = $1 AND workspace_id = $2'
          : 'UPDATE kit.fill SET after = $3 WHERE name = $1 AND workspace_id = $2',
        last === null ? [name, workspace_id] : [name, workspace_id, last],
      );
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  }
}
