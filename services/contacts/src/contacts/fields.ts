import { invalid } from '@ringline/kit/errors';
import { findZone } from '@ringline/kit/zones';
import type { UpdateContactRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import { type Contact, readEmail, readName } from './contact.ts';

type Reader = (field: string, text: string) => string;

/** The fields that people type, each with how it is read. A field that is listed here and a column needs nothing else in this service. */
const FIELDS = {
  firstName: readName,
  lastName: readName,
  email: (_field, text) => readEmail(text),
  company: readName,
  street: readName,
  city: readName,
  state: readName,
  zip: readName,
  timezone: readTimezone,
  locale: readLocale,
} satisfies Partial<Record<keyof Contact & keyof UpdateContactRequest, Reader>>;

type Field = keyof typeof FIELDS;
export type TypedFields = Partial<Record<Field, string | undefined>>;

/**
 * The fields that are given, as they are stored.
 * @throws Refusal VALIDATION_FAILED that names the field
 */
export function readFields(input: TypedFields): Partial<Record<Field, string>> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, read]) => {
      const text = input[name as Field];
      return text === undefined ? [] : [[name, read(name, text)]];
    }),
  );
}

function readTimezone(field: string, text: string): string {
  const name = text.trim();
  if (name === '') return '';
  const zone = findZone(name);
  if (!zone) throw invalid(field, `“${name}” is not a time zone. Choose one from the list, such as America/New_York.`);
  return zone.name;
}

function readLocale(field: string, text: string): string {
  const tag = text.trim();
  if (tag === '') return '';
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    throw invalid(field, `“${tag}” is not a language. Choose one from the list, or send a tag such as es or es-MX.`);
  }
}
