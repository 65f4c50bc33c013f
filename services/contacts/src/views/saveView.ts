import { invalid, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { SaveContactViewRequest } from '@ringline/proto/contacts/v1/views_pb';
import { ContactColumn, ContactViewContacted, ContactViewKind } from '@ringline/proto/contacts/v1/values_pb';
import { MAX_NAME_LENGTH } from '../contacts/contact.ts';
import type { Deps } from '../context.ts';
import { type ContactView, requireEditable, type Viewer } from './view.ts';

/** Views that one person makes, and characters of a name. */
export const MOST_VIEWS = 50;
const LONGEST_NAME = 60;

type Input = Omit<SaveContactViewRequest, '$typeName' | '$unknown'>;

/**
 * Saves filters and columns under a name, or changes a view.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND, FORBIDDEN_ROLE or LIMIT_REACHED
 */
export const saveView =
  ({ db, clock, ids }: Deps) =>
  async (input: Input, viewer: Viewer): Promise<ContactView> => {
    const { workspaceId, userId } = viewer;
    const chosen = { ...readName(input.name), ...readShown(input), shared: input.shared };
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const present = input.id === '' ? undefined : await requireEditable(uow, input.id, viewer);
      const ownerId = present?.ownerId ?? userId;
      // Of two that are saved at the same time the second sees the first one's name.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contact-view:${workspaceId}:${ownerId}`}, 0))`;
      const own = await tx.contactView.findMany({
        where: { workspaceId, ownerId },
        select: { id: true, nameKey: true },
      });
      if (own.some(({ id, nameKey }) => nameKey === chosen.nameKey && id !== present?.id))
        throw invalid('name', `There is already a view “${chosen.name}”. Choose another name.`);
      const now = clock.now();
      if (present)
        return tx.contactView.update({ where: { id: present.id, workspaceId }, data: { ...chosen, updatedAt: now } });
      if (own.length >= MOST_VIEWS)
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `You have ${MOST_VIEWS} views, the maximum. Delete one that you no longer need.`,
          field: 'name',
        });
      return tx.contactView.create({
        data: { ...chosen, id: ids.uuid(), workspaceId, ownerId, createdAt: now, updatedAt: now },
      });
    });
  };

function readName(text: string): { name: string; nameKey: string } {
  const name = trimmed(text);
  if (name === '') throw invalid('name', 'Enter a name for the view.');
  if (name.length > LONGEST_NAME) throw invalid('name', `Use at most ${LONGEST_NAME} characters.`);
  return { name, nameKey: name.normalize('NFKC').toLowerCase() };
}

function readShown({ kind, tag, company, contacted, columns }: Input) {
  for (const [field, text] of [
    ['tag', tag],
    ['company', company],
  ] as const)
    if (text.length > MAX_NAME_LENGTH) throw invalid(field, `Use at most ${MAX_NAME_LENGTH} characters.`);
  return {
    kind: readOneOf('kind', kind, namesOf(ContactViewKind), true),
    tag,
    company,
    contacted: readOneOf('contacted', contacted, namesOf(ContactViewContacted), true),
    columns: [...new Set(columns.map((column) => readOneOf('columns', column, namesOf(ContactColumn), false)))],
  };
}

const namesOf = (values: object): string[] =>
  Object.keys(values).filter((key) => Number.isNaN(Number(key)) && key !== 'UNSPECIFIED');

function readOneOf(field: string, text: string, known: readonly string[], mayBeEmpty: boolean): string {
  if ((text === '' && mayBeEmpty) || known.includes(text)) return text;
  throw invalid(field, `Choose one of: ${known.join(', ')}.`);
}
