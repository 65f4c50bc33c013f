import type pg from 'pg';

/**
 * Tables of the service that neither force row-level security with a policy on `workspace_id` nor are declared as having
 * no workspace, or have a policy that opens more than the workspaces which the transaction names; and declared ones that do
 * not exist. Empty: tenants are separated.
 * @param ownerTables have the same policy, but not for their owner, as whom declared functions read them
 */
export async function isolationGaps(
  pool: pg.Pool,
  platformTables: readonly string[],
  ownerTables: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; secured: boolean }>(
    `
    SELECT c.relname AS "table",
           c.relrowsecurity AND c.relforcerowsecurity <> (c.relname = ANY ($1)) AND pg_get_userbyid(c.relowner) <> current_user AND EXISTS (
             SELECT FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname AND p.cmd = 'ALL'
               AND p.qual LIKE '%workspace_id%app.workspace_id%' AND p.with_check LIKE '%workspace_id%app.workspace_id%')
           AND NOT EXISTS (
             SELECT FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname AND p.permissive = 'PERMISSIVE'
               AND (p.qual NOT LIKE '%app.workspace_id%workspace_id%' AND p.qual NOT LIKE '%workspace_id%app.workspace_id%'
                 OR p.with_check NOT LIKE '%app.workspace_id%workspace_id%' AND p.with_check NOT LIKE '%workspace_id%app.workspace_id%')) AS secured
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> '_prisma_migrations'
    ORDER BY 1`,
    [ownerTables],
  );
  const present = rows.map(({ table }) => table);
  return [
    ...rows
      .filter(({ table, secured }) => !secured && !platformTables.includes(table))
      .map(
        ({ table }) => `${table}: no forced row-level security on workspace_id, and not declared as a platform table`,
      ),
    ...platformTables
      .filter((table) => !present.includes(table))
      .map((table) => `${table}: declared as a platform table, but there is no such table`),
  ];
}
