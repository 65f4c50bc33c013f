import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { ListImportProblemsRequest } from '@ringline/proto/contacts/v1/imports_pb';
import type { Actor, Deps } from '../context.ts';
import type { ContactImport as Row } from '../generated/prisma/client.ts';
import { valuesOf } from './checkRow.ts';
import { CHUNK } from './limits.ts';

const MOST_LISTED = 50;

/** @throws Refusal NOT_FOUND */
export const getImport =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ id }: { id: string }, { workspaceId }: Actor): Promise<Row> => {
    const found =
      isUuid(id) &&
      (await db.tenant(workspaceId, ({ tx }) => tx.contactImport.findFirst({ where: { id, workspaceId } })));
    if (!found) throw notFound('The import');
    return found;
  };

/** Imports that were started, the newest first. */
export const listImports =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Actor): Promise<Row[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.contactImport.findMany({
        where: { workspaceId, startedAt: { not: null } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_LISTED,
      }),
    );

type Input = Pick<ListImportProblemsRequest, 'id' | 'afterLine' | 'limit' | 'reason'>;

/** Rows of an import that were not imported, and why. @throws Refusal NOT_FOUND */
export const listProblems =
  (deps: Pick<Deps, 'db'>) =>
  async ({ id, afterLine, limit, reason }: Input, actor: Actor) => {
    const { fields } = await getImport(deps)({ id }, actor);
    const { workspaceId } = actor;
    const rows = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.contactImportRow.findMany({
        where: { workspaceId, importId: id, line: { gt: afterLine }, reason: reason === '' ? { not: '' } : reason },
        orderBy: { line: 'asc' },
        take: limit < 1 || limit > CHUNK ? CHUNK : limit,
      }),
    );
    return rows.map((row) => {
      const told = valuesOf(row.cells, fields);
      const contact = told.FULL_NAME || [told.FIRST_NAME, told.LAST_NAME].filter(Boolean).join(' ');
      const { line, reason: why, wins } = row;
      return { line, contact, phoneNumber: told.PHONE_NUMBER ?? '', email: told.EMAIL ?? '', reason: why, wins };
    });
  };
