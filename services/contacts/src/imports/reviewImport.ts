import { invalid } from '@ringline/kit/errors';
import type { ReviewImportRequest } from '@ringline/proto/contacts/v1/imports_pb';
import type { Actor, ImportDeps, Unit } from '../context.ts';
import { isField } from './columns.ts';
import { countProblems } from './countProblems.ts';
import { ENCODINGS } from './file/encoding.ts';
import { SEPARATORS } from './file/separator.ts';
import { lockImport, requireWaiting, type ContactImport } from './import.ts';
import { READ_IMPORT } from './jobNames.ts';

type Input = Pick<ReviewImportRequest, 'id' | 'fields' | 'country' | 'encoding' | 'separator'>;

/**
 * Changes what columns mean, and counts again what could be imported; another encoding or separator reads the file again.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED or INVALID_TRANSITION
 */
export const reviewImport =
  ({ db, jobs }: ImportDeps) =>
  async (input: Input, { workspaceId }: Actor): Promise<ContactImport> => {
    const work = <Result>(go: (uow: Unit) => Promise<Result>) => db.tenant(workspaceId, go);
    const changed = await work(async (uow) => {
      const found = await lockImport(uow, input.id);
      requireWaiting(found);
      const change = changeOf(input, found);
      const again = change.encoding !== found.encoding || change.separator !== found.separator;
      const data = again ? { ...change, state: 'QUEUED' } : change;
      if (again) await jobs.enqueue(uow, READ_IMPORT, { workspaceId, id: found.id });
      return uow.tx.contactImport.update({ where: { id: found.id, workspaceId }, data });
    });
    if (changed.state === 'QUEUED') return changed;
    const { preview, ...counted } = await countProblems(work, changed);
    const counts = { ...counted, preview: preview.map((row) => ({ ...row, cells: [...row.cells] })) };
    return work(({ tx }) => tx.contactImport.update({ where: { id: changed.id, workspaceId }, data: counts }));
  };

function changeOf(input: Input, found: ContactImport) {
  const fields = input.fields.length === 0 ? found.fields : input.fields;
  if (fields.length !== found.headers.length) throw invalid('fields', 'Name a field for each column, or none.');
  const named = fields.filter((field) => field !== '');
  if (!named.every(isField)) throw invalid('fields', 'Contacts have no such field.');
  if (new Set(named).size < named.length) throw invalid('fields', 'Each field takes one column. Choose another one.');
  if (input.country !== '' && !/^[A-Z]{2}$/.test(input.country))
    throw invalid('country', 'Name a country by its two letters.');
  const isText = found.encoding !== '';
  const encoding = (isText && input.encoding) || found.encoding;
  const separator = (isText && input.separator) || found.separator;
  if (isText && !(ENCODINGS as readonly string[]).includes(encoding))
    throw invalid('encoding', 'Choose one of the listed encodings.');
  if (isText && !(SEPARATORS as readonly string[]).includes(separator))
    throw invalid('separator', 'Choose one of the listed separators.');
  return { fields, country: input.country || found.country, encoding, separator };
}
