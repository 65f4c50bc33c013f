import { invalid, Refusal } from '@ringline/kit/errors';
import { mayTakeTexts, readPhoneNumber, type PhoneNumber } from '@ringline/kit/phone';
import { trimmed } from '@ringline/kit/text';
import type { SubmitWebFormRequest } from '@ringline/proto/contacts/v1/web_forms_pb';
import { z } from 'zod';
import { isEmail, MAX_NAME_LENGTH } from '../contacts/contact.ts';
import { readValue } from '../properties/values.ts';
import type { Input } from './openWebForm.ts';
import { FIELDS, type FieldName, type WebForm } from './webForm.ts';

/** What is wrong with an answer; the edge says it in the reader's language. */
export type Problem =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'PHONE_INVALID'
  | 'PHONE_WITHOUT_TEXTS'
  | 'EMAIL_INVALID'
  | 'NUMBER_INVALID'
  | 'DATE_INVALID'
  | 'CHOICE_INVALID'
  | 'CONSENT_REQUIRED';

const SENTENCES: Readonly<Record<Problem, string>> = {
  REQUIRED: 'Fill this in.',
  TOO_LONG: 'This is too long. Shorten it.',
  PHONE_INVALID: 'This isn’t a valid phone number. Check its digits; one of another country begins with +.',
  PHONE_WITHOUT_TEXTS: 'This number can’t get texts. Enter a mobile number.',
  EMAIL_INVALID: 'This isn’t an email address. Check it for typing errors.',
  NUMBER_INVALID: 'Enter a number, such as 12.5.',
  DATE_INVALID: 'Enter a date, such as 2026-11-27.',
  CHOICE_INVALID: 'Choose one from the list.',
  CONSENT_REQUIRED: 'Tick this to sign up.',
};
const OF_PROPERTY: Readonly<Record<string, Problem>> = {
  NUMBER: 'NUMBER_INVALID',
  DATE: 'DATE_INVALID',
  BOOLEAN: 'CHOICE_INVALID',
  SELECT: 'CHOICE_INVALID',
};

/** Names of what every form asks. */
const PHONE = 'PHONE';
const CONSENT = 'CONSENT';

const texts = z.record(z.string(), z.string());
const kept = z.object({ fields: texts.default({}), properties: texts.default({}) });
/** What somebody typed besides the number: fields by the contact's names, properties by id; nothing that is empty. */
export type Given = z.infer<typeof kept>;
export const givenOf = (stored: unknown): Given => kept.parse(stored);

type Sent = Pick<SubmitWebFormRequest, 'phoneNumber' | 'values' | 'agrees'>;

/**
 * What somebody typed, as it is kept.
 * @param ours the workspace's own numbers, which are nobody's who signs up
 * @throws Refusal VALIDATION_FAILED for the first problem, with all of them in `details.problems`
 */
export function readSubmission(
  { country }: Pick<WebForm, 'country'>,
  inputs: readonly Input[],
  ours: ReadonlySet<string>,
  sent: Sent,
): { phone: PhoneNumber; given: Given } {
  const problems: { field: string; problem: Problem }[] = [];
  const given: Given = { fields: {}, properties: {} };
  const values = new Map(sent.values.map(({ name, value }) => [name, trimmed(value)]));
  const phone = readPhoneNumber(sent.phoneNumber, country);
  if (trimmed(sent.phoneNumber) === '') problems.push({ field: PHONE, problem: 'REQUIRED' });
  // Whoever has an extension is behind a switchboard, which takes no texts.
  else if (!phone || phone.extension !== '' || ours.has(phone.number))
    problems.push({ field: PHONE, problem: 'PHONE_INVALID' });
  else if (!mayTakeTexts(phone.number)) problems.push({ field: PHONE, problem: 'PHONE_WITHOUT_TEXTS' });
  for (const input of inputs) {
    const value = values.get(input.name) ?? '';
    const read = value === '' ? (input.required ? 'REQUIRED' : undefined) : readAnswer(input, value, given);
    if (read) problems.push({ field: input.name, problem: read });
  }
  if (!sent.agrees) problems.push({ field: CONSENT, problem: 'CONSENT_REQUIRED' });
  const [first] = problems;
  if (first || !phone) throw refusalOf(first ?? { field: PHONE, problem: 'PHONE_INVALID' }, problems);
  return { phone, given };
}

/** Puts an answer among what is given. @returns what is wrong with it */
function readAnswer({ field, name, property }: Input, value: string, given: Given): Problem | undefined {
  if (property) {
    try {
      given.properties[name] = readValue(property, value);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return OF_PROPERTY[property.type] ?? 'TOO_LONG';
      throw error;
    }
  }
  if (value.length > MAX_NAME_LENGTH && field !== 'EMAIL') return 'TOO_LONG';
  if (field === 'EMAIL' && !isEmail(value)) return 'EMAIL_INVALID';
  given.fields[FIELDS[field as FieldName]] = value;
  return undefined;
}

function refusalOf(
  first: { readonly field: string; readonly problem: Problem },
  problems: { field: string; problem: Problem }[],
): Refusal {
  const { code, message, why } = invalid(first.field, SENTENCES[first.problem]);
  return new Refusal({ code, message, field: first.field, why, details: { problems } });
}
