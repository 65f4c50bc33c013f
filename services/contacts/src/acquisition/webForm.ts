import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { isBlank, trimmed } from '@ringline/kit/text';
import type { WebFormAsked, WebFormSchema, WebFormTexts } from '@ringline/proto/contacts/v1/web_forms_pb';
import { z } from 'zod';
import type { Unit } from '../context.ts';
import type { WebForm } from '../generated/prisma/client.ts';
import { readTexts } from './keyword.ts';

export type { WebForm };

/** What a form can ask beside the phone number, and the name under which a contact keeps it. */
export const FIELDS = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  COMPANY: 'company',
  CITY: 'city',
  ZIP: 'zip',
} as const;
export type FieldName = keyof typeof FIELDS;

const MOST_ASKED = 16;
const MOST_ORIGINS = 10;
const MOST_OF_URL = 500;
/** Letters of each text at the most; the sentence fits into the ledger of consent. */
const MOST = { name: 80, heading: 120, body: 600, consent: 800, button: 40, thanks: 300 } as const;
/** A sentence that says what one agrees to has at least as many. */
const LEAST_OF_CONSENT = 20;
/** A field of the list, or `PROPERTY` with the id of one. */
const asked = z.array(z.object({ field: z.string(), propertyId: z.string(), required: z.boolean() }));
export type Asked = z.infer<typeof asked>[number];

/** What a form asks, in order. */
export const askedBy = ({ fields }: Pick<WebForm, 'fields'>): Asked[] => asked.parse(fields);

/** The name under which an answer is sent. */
export const inputName = ({ field, propertyId }: Asked): string => (field === 'PROPERTY' ? propertyId : field);

/** A form with where it leads and what came of it. */
export interface WebFormWithFigures extends WebForm {
  readonly phoneNumber: string;
  readonly listName: string;
  readonly status: string;
  readonly joined: number;
  readonly left: number;
}

/** A form as RPC tells it. */
export function describeWebForm(form: WebFormWithFigures): MessageInitShape<typeof WebFormSchema> {
  const { id, key, phoneNumberId, phoneNumber, listId, listName, status, enabled, seen, joined, left, version } = form;
  const { name, heading, body, consent, button, country, optInLevel, question, answer, thanks, thanksUrl, origins } =
    form;
  return {
    id,
    key,
    phoneNumberId,
    phoneNumber,
    listId,
    listName,
    status,
    enabled,
    seen,
    joined,
    left,
    version,
    createdAt: timestampFromDate(form.createdAt),
    texts: {
      name,
      heading,
      body,
      consent,
      button,
      country,
      optInLevel,
      question,
      answer,
      thanks,
      thanksUrl,
      origins,
      fields: askedBy(form),
    },
  };
}

type Read = Omit<WebFormTexts, '$typeName' | '$unknown' | 'fields'> & { readonly fields: Asked[] };

/**
 * What somebody makes a form of, as it is kept. Which properties there are is looked up by `requireProperties`.
 * @throws Refusal VALIDATION_FAILED that names the field
 */
export function readForm(given: WebFormTexts | undefined): Read {
  if (!given) throw invalid('name', 'Give the form a name.');
  const name = upTo('name', given.name, MOST.name);
  if (name === '') throw invalid('name', 'Give the form a name.');
  const heading = upTo('heading', given.heading, MOST.heading);
  if (heading === '') throw invalid('heading', 'Write a heading: it’s what people read first.');
  const body = upTo('body', given.body, MOST.body);
  const consent = upTo('consent', given.consent, MOST.consent);
  if (consent.length < LEAST_OF_CONSENT)
    throw invalid('consent', `Write what people agree to, in at least ${LEAST_OF_CONSENT} characters.`);
  const texts = readTexts(given, mayBeSilent(given));
  return {
    ...texts,
    name,
    heading,
    body,
    consent,
    button: upTo('button', given.button, MOST.button),
    thanks: upTo('thanks', given.thanks, MOST.thanks),
    thanksUrl: readUrl(given.thanksUrl),
    country: readCountry(given.country),
    origins: readOrigins(given.origins),
    fields: readAsked(given.fields),
  };
}

/** Whose consent was ticked on a page that thanks them needs no text beside it. */
const mayBeSilent = ({ optInLevel }: WebFormTexts): boolean => optInLevel === 'SINGLE';

function upTo(field: string, text: string, most: number): string {
  const read = trimmed(text);
  if (read.length > most) throw invalid(field, `Use at most ${most} characters.`);
  return read;
}

function readUrl(text: string): string {
  const url = trimmed(text);
  if (url === '') return '';
  if (url.length > MOST_OF_URL) throw invalid('thanksUrl', `Use at most ${MOST_OF_URL} characters.`);
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:' || isBlank(new URL(url).hostname))
    throw invalid('thanksUrl', 'Enter a whole address that begins with https://.');
  return url;
}

function readCountry(text: string): string {
  const country = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) throw invalid('country', 'Choose the country whose numbers need no country code.');
  return country;
}

/** Sites as browsers name them: `https://www.example.com`, without a path. On this machine also http. */
function readOrigins(given: readonly string[]): string[] {
  const origins = given.map((text) => trimmed(text)).filter((text) => text !== '');
  if (origins.length > MOST_ORIGINS) throw invalid('origins', `Add at most ${MOST_ORIGINS} sites.`);
  return [...new Set(origins.map(readOrigin))];
}

function readOrigin(text: string): string {
  const refused = () =>
    invalid('origins', 'Enter each site as https:// and its name, such as https://www.example.com.');
  if (text.length > 200 || !URL.canParse(text)) throw refused();
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname));
  // What a browser would read as more than this one site stands in no policy of ours.
  const isPlain =
    pathname === '/' && search === '' && hash === '' && username === '' && /^[a-z\d.:[\]-]+$/.test(hostname);
  if (!isSecure || !isPlain) throw refused();
  return origin;
}

function readAsked(given: readonly WebFormAsked[]): Asked[] {
  if (given.length > MOST_ASKED) throw invalid('fields', `Ask for at most ${MOST_ASKED} things.`);
  const read = given.map(({ field, propertyId, required }): Asked => {
    const isProperty = field === 'PROPERTY';
    if (isProperty ? !isUuid(propertyId) : !Object.hasOwn(FIELDS, field))
      throw invalid('fields', 'Choose what the form asks from the list.');
    return { field, propertyId: isProperty ? propertyId : '', required };
  });
  if (new Set(read.map(inputName)).size < read.length) throw invalid('fields', 'Ask for each thing once.');
  return read;
}

/** @throws Refusal VALIDATION_FAILED where a property that is asked for is none */
export async function requireProperties({ tx, workspaceId }: Unit, fields: readonly Asked[]): Promise<void> {
  const ids = fields.filter(({ field }) => field === 'PROPERTY').map(({ propertyId }) => propertyId);
  if (ids.length === 0) return;
  if ((await tx.contactProperty.count({ where: { workspaceId, id: { in: ids } } })) < ids.length)
    throw invalid('fields', 'A property that the form asks for was deleted. Choose what it asks again.');
}

/** @throws Refusal NOT_FOUND */
export async function requireWebForm({ tx, workspaceId }: Unit, id: string): Promise<WebForm> {
  const form = isUuid(id) ? await tx.webForm.findFirst({ where: { id, workspaceId, deletedAt: null } }) : null;
  if (!form) throw notFound('The form');
  return form;
}
