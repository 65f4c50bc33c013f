/** What people of a file get beside their fields: a list, tags, and consent. */
import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { StartImportRequest } from '@ringline/proto/contacts/v1/imports_pb';
import { readTags, refuseTooManyTags } from '../contacts/tags.ts';
import type { Unit } from '../context.ts';
import { requireHandMade } from '../lists/list.ts';
import type { ContactImport } from './import.ts';

export const CONSENTS = ['COLUMN', 'FILE'] as const;
/** Shorter words are no proof of anything; the ledger keeps no longer ones. */
const LEAST_WORDS = 10;
const MOST_WORDS = 300;

type Input = Pick<StartImportRequest, 'tags' | 'consent' | 'consentWords' | 'consentProven'> & {
  readonly subscriberListId?: string | undefined;
};

/**
 * A list that people of a file may join; empty: none.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED for a segment
 */
export async function readTargetList(uow: Unit, subscriberListId: string): Promise<string | null> {
  return subscriberListId === '' ? null : (await requireHandMade(uow, subscriberListId)).id;
}

/**
 * What was chosen for the people of a file.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED
 */
export async function readTargets(uow: Unit, input: Input, found: ContactImport) {
  const subscriberListId =
    input.subscriberListId === undefined ? found.subscriberListId : await readTargetList(uow, input.subscriberListId);
  const tags = await readTags(uow, input.tags);
  refuseTooManyTags(tags);
  return { subscriberListId, tags, ...readConsent(input, found) };
}

function readConsent({ consent, consentWords, consentProven }: Input, { fields }: ContactImport) {
  if (consent === '') return { consent, consentWords: '' };
  if (!(CONSENTS as readonly string[]).includes(consent))
    throw invalid('consent', 'Choose COLUMN or FILE, or leave consent out.');
  if (consent === 'COLUMN' && !fields.includes('TEXT_CONSENT'))
    throw invalid(
      'consent',
      'No column says who agreed. Match a column with “Text consent”, or state it for the whole file.',
    );
  const words = trimmed(consentWords);
  if (words.length < LEAST_WORDS)
    throw invalid('consentWords', 'Write where and when these people agreed. It is kept as proof with each of them.');
  if (words.length > MOST_WORDS) throw invalid('consentWords', `Use at most ${MOST_WORDS} characters.`);
  if (!consentProven)
    throw invalid(
      'consentProven',
      'Confirm that you can show where and when each person agreed. Without that, import them as not asked.',
    );
  return { consent, consentWords: words };
}

/** What a cell says where somebody agreed, in the four languages and as spreadsheets write it. */
const AGREES = new Set(
  'yes y true 1 x ok agreed agree subscribed optin optedin si s verdadero oui o vrai ja j wahr'.split(' '),
);

/** Whether a cell of the consent's column says that the person agreed. */
export const agrees = (cell: string): boolean =>
  AGREES.has(
    cell
      .normalize('NFKD')
      .replaceAll(/[\p{M}\s_.!-]/gu, '')
      .toLowerCase(),
  );
