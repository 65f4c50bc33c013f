import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { Unit } from '../context.ts';
import type { ContactProperty, Prisma } from '../generated/prisma/client.ts';

const LONGEST_TEXT = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Values of a contact after a change: what is left out stays, an empty text takes a value away.
 * @throws Refusal VALIDATION_FAILED that names the property, in its field `properties.<id>`
 */
export async function readProperties(
  { tx, workspaceId }: Unit,
  before: Prisma.JsonValue,
  given: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const known = await tx.contactProperty.findMany({ where: { workspaceId, id: { in: Object.keys(given) } } });
  const byId = new Map(known.map((property) => [property.id, property]));
  const values = new Map(Object.entries(before as Record<string, string>));
  for (const [id, text] of Object.entries(given)) {
    const property = byId.get(id);
    if (!property)
      throw invalid(
        `properties.${id}`,
        'This property was deleted in the meantime. Reload the contact to see the rest.',
      );
    const value = readValue(property, text);
    if (value === '') values.delete(id);
    else values.set(id, value);
  }
  return Object.fromEntries(values);
}

/** @returns the text form in which it is stored; empty for no value. @throws Refusal VALIDATION_FAILED */
export function readValue({ id, name, type, options }: ContactProperty, text: string): string {
  const value = trimmed(text);
  if (value === '') return '';
  const refuse = (message: string) => invalid(`properties.${id}`, message);
  switch (type) {
    case 'NUMBER': {
      const number = Number(value);
      if (!Number.isFinite(number)) throw refuse(`${name} must be a number, such as 12.5.`);
      return String(number);
    }
    case 'DATE': {
      const day = DAY.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
      if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
        throw refuse(`${name} must be a date, such as 2026-11-27.`);
      return value;
    }
    case 'BOOLEAN':
      if (value !== 'true' && value !== 'false') throw refuse(`${name} is either true or false.`);
      return value;
    case 'SELECT':
      if (!options.includes(value)) throw refuse(`${name} is one of: ${options.join(', ')}.`);
      return value;
    default:
      if (value.length > LONGEST_TEXT) throw refuse(`${name} has at most ${LONGEST_TEXT} characters.`);
      return value;
  }
}
