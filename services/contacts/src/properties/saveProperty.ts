import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { ContactPropertyType } from '@ringline/proto/contacts/v1/values_pb';
import type { SaveContactPropertyRequest } from '@ringline/proto/contacts/v1/properties_pb';
import type { Actor, Deps, Unit } from '../context.ts';
import type { ContactProperty } from '../generated/prisma/client.ts';

/** Properties of a workspace, characters of a name, and choices of a SELECT at the most (defaults 13.1). */
export const MOST_PROPERTIES = 50;
const LONGEST_NAME = 40;
const MOST_OPTIONS = 50;

type Input = Pick<SaveContactPropertyRequest, 'id' | 'name' | 'type' | 'options'>;

/**
 * Makes a property of contacts, or changes the name and the choices of one. Contacts keep a choice that is taken away until
 * somebody changes it.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND or LIMIT_REACHED
 */
export const saveProperty =
  ({ db, clock, ids }: Deps) =>
  async (input: Input, { workspaceId }: Actor): Promise<ContactProperty> => {
    const name = readName(input.name);
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      // Of two who save at the same time the second sees the first one's name.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contact-property:${workspaceId}`}, 0))`;
      const all = await tx.contactProperty.findMany({ where: { workspaceId } });
      const present = all.find(({ id }) => id === input.id);
      if (input.id !== '' && (!isUuid(input.id) || !present)) throw notFound('The property');
      if (all.some((other) => other.id !== input.id && other.name.toLowerCase() === name.toLowerCase()))
        throw invalid('name', `There is already a property “${name}”. Choose another name.`);
      const type = present?.type ?? readType(input.type);
      const options = type === 'SELECT' ? readOptions(input.options) : [];
      if (present) return change(uow, present.id, { name, options });
      refuseTooMany(all.length);
      return tx.contactProperty.create({
        data: { id: ids.uuid(), workspaceId, name, type, options, createdAt: clock.now() },
      });
    });
  };

async function change(
  { tx, workspaceId }: Unit,
  id: string,
  data: Pick<ContactProperty, 'name' | 'options'>,
): Promise<ContactProperty> {
  await tx.contactProperty.updateMany({ where: { id, workspaceId }, data });
  return tx.contactProperty.findUniqueOrThrow({ where: { id, workspaceId } });
}

function readName(text: string): string {
  const name = trimmed(text);
  if (name === '') throw invalid('name', 'Give the property a name.');
  if (name.length > LONGEST_NAME) throw invalid('name', `Use at most ${LONGEST_NAME} characters.`);
  return name;
}

function readType(type: string): string {
  const known = Object.keys(ContactPropertyType).filter((key) => Number.isNaN(Number(key)) && key !== 'UNSPECIFIED');
  if (!known.includes(type)) throw invalid('type', `The type is one of: ${known.join(', ')}.`);
  return type;
}

function readOptions(given: readonly string[]): string[] {
  const options = [...new Set(given.map((text) => trimmed(text)).filter((text) => text !== ''))];
  if (options.length === 0) throw invalid('options', 'Give at least one choice.');
  if (options.length > MOST_OPTIONS) throw invalid('options', `Give at most ${MOST_OPTIONS} choices.`);
  const long = options.find((text) => text.length > LONGEST_NAME);
  if (long !== undefined) throw invalid('options', `A choice has at most ${LONGEST_NAME} characters: “${long}”.`);
  return options;
}

function refuseTooMany(count: number): void {
  if (count >= MOST_PROPERTIES)
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `A workspace has at most ${MOST_PROPERTIES} contact properties. Delete one first.`,
      field: 'name',
    });
}
