import { createHash } from 'node:crypto';
import { foldName } from '@ringline/kit/search';
import type { Actor, Deps } from '../context.ts';

/** Companies of one answer, and names of a workspace that are looked through for it. */
const MOST_SHOWN = 50;
const MOST_READ = 2_000;

export interface Company {
  readonly id: string;
  readonly name: string;
}

/** A company is its name: contacts of the same name are of the same company. */
export const companyId = (workspaceId: string, name: string): string => {
  const hex = createHash('sha256').update(`${workspaceId}\n${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Companies of contacts by name, those that the query is part of. Each step of the walk along the index finds the next name. */
export const listCompanies =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ query }: { readonly query: string }, { workspaceId }: Actor): Promise<Company[]> => {
    const rows = await db.tenant(
      workspaceId,
      ({ tx }) => tx.$queryRaw<{ name: string }[]>`
        WITH RECURSIVE found AS (
          (SELECT company AS name, 1 AS n FROM contact
           WHERE workspace_id = ${workspaceId}::uuid AND deleted_at IS NULL AND company <> '' ORDER BY company LIMIT 1)
          UNION ALL
          SELECT (SELECT company FROM contact WHERE workspace_id = ${workspaceId}::uuid AND deleted_at IS NULL AND company <> ''
             AND company > found.name ORDER BY company LIMIT 1), n + 1
          FROM found WHERE found.name IS NOT NULL AND n < ${MOST_READ}::integer
        )
        SELECT name FROM found WHERE name IS NOT NULL`,
    );
    const asked = foldName(query);
    return rows
      .filter(({ name }) => foldName(name).includes(asked))
      .slice(0, MOST_SHOWN)
      .map(({ name }) => ({ id: companyId(workspaceId, name), name }));
  };
