import { invalid, Refusal } from '@ringline/kit/errors';
import type { StartImportRequest } from '@ringline/proto/contacts/v1/imports_pb';
import type { Actor, ImportDeps, Unit } from '../context.ts';
import { hasRequiredColumns } from './columns.ts';
import { lockImport, requireWaiting, type ContactImport } from './import.ts';
import { RUN_IMPORT } from './jobNames.ts';
import { readTargets } from './targets.ts';

export const RULES = ['UPDATE_EMPTY', 'OVERWRITE', 'SKIP'] as const;
export type Rule = (typeof RULES)[number];

type Input = Pick<
  StartImportRequest,
  'id' | 'duplicateRule' | 'subscriberListId' | 'tags' | 'consent' | 'consentWords' | 'consentProven'
>;

/**
 * Begins to import what was checked.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION, or LIMIT_REACHED while another import runs
 */
export const startImport =
  (deps: ImportDeps) =>
  (input: Input, { workspaceId }: Actor): Promise<ContactImport> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const rule = input.duplicateRule === '' ? 'UPDATE_EMPTY' : RULES.find((known) => known === input.duplicateRule);
      if (!rule) throw invalid('duplicateRule', 'Choose UPDATE_EMPTY, OVERWRITE or SKIP.');
      const found = await lockImport(uow, input.id);
      // The same click again finds what it has begun.
      if (found.state === 'IMPORTING' || found.finishedAt !== null) return found;
      requireWaiting(found);
      if (!hasRequiredColumns(found.fields))
        throw invalid(
          'fields',
          'CSV should contain firstName, lastName, and phoneNumber for each contact. Kindly check our sample CSV template for reference.',
        );
      const targets = await readTargets(uow, input, found);
      return beginImport(deps, uow, found, { duplicateRule: rule, ...targets });
    });

/** Sets an import going; it is locked. @throws Refusal LIMIT_REACHED */
export async function beginImport(
  { clock, jobs }: Pick<ImportDeps, 'clock' | 'jobs'>,
  uow: Unit,
  { id }: ContactImport,
  chosen: { readonly duplicateRule: Rule } & Partial<
    Pick<ContactImport, 'subscriberListId' | 'tags' | 'consent' | 'consentWords'>
  >,
): Promise<ContactImport> {
  const { tx, workspaceId } = uow;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('import ' || ${workspaceId}, 0))::text`;
  const running = await tx.contactImport.findFirst({
    where: { workspaceId, state: 'IMPORTING' },
    select: { fileName: true },
  });
  if (running)
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `${running.fileName} is being imported. One import runs at a time: wait until it is done.`,
      retryable: true,
      why: { check: 'running-imports', required: 'at most 1', current: '1' },
    });
  const started = await tx.contactImport.update({
    where: { id, workspaceId },
    data: { ...chosen, state: 'IMPORTING', startedAt: clock.now(), preview: [] },
  });
  await jobs.enqueue(uow, RUN_IMPORT, { workspaceId, id });
  return started;
}
