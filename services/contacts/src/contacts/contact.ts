import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { Refusal, invalid } from '@ringline/kit/errors';
import { readPhoneNumber, type PhoneNumber } from '@ringline/kit/phone';
import { isBlank, trimmed } from '@ringline/kit/text';
import { z } from 'zod';
import type { Unit } from '../context.ts';
import type { Contact } from '../generated/prisma/client.ts';
import { describeContact } from './view.ts';

export type { Contact };

/** Letters of a first or a last name at the most (defaults 13.1). */
export const MAX_NAME_LENGTH = 80;

const emailAddress = z.email();

/** Whether it has the form of an email address. */
export const isEmail = (text: string): boolean => emailAddress.safeParse(text).success;

/** Announces a contact's new state: the whole workspace may see its contacts. */
export function announce(uow: Unit, contact: Contact): void {
  uow.emit(
    ContactChangedSchema,
    { contact: describeContact(contact), deleted: contact.deletedAt !== null },
    { key: contact.id },
  );
}

/**
 * @throws Refusal VALIDATION_FAILED or PHONE_INVALID, in the words of spec 002 §5.
 */
export function requirePhoneNumber(text: string, country: string): PhoneNumber {
  if (isBlank(text)) throw invalid('phoneNumber', 'Phone number is required');
  const read = readPhoneNumber(text, country);
  if (!read) throw new Refusal({ code: 'PHONE_INVALID', message: 'Phone number is not valid', field: 'phoneNumber' });
  return read;
}

/** @throws Refusal VALIDATION_FAILED 'Invalid email' (spec 002 §5). */
export function readEmail(text: string): string {
  const email = text.trim();
  if (email !== '' && !isEmail(email)) throw invalid('email', 'Invalid email');
  return email;
}

/** @throws Refusal VALIDATION_FAILED for a name that is too long. */
export function readName(field: string, text: string): string {
  const name = trimmed(text);
  if (name.length > MAX_NAME_LENGTH) throw invalid(field, `Use at most ${MAX_NAME_LENGTH} characters.`);
  return name;
}
