import i18next from 'i18next';
import type common from '../texts/common/en.json';
import type texts from '../texts/refusals/en.json';
import { formatLocale } from './formatLocale.ts';

/** What a refusal is worded from: its code and check, and what they carry. */
interface Refused {
  code: string;
  /** The server's own sentence, in English. */
  message: string;
  check: string | undefined;
  required: string | null | undefined;
  current: string | null | undefined;
  details: Readonly<Record<string, unknown>>;
}

type Words = Partial<typeof texts>;

/** `CONTACTS:CREATE` and its like: names of the contract that nobody should have to read. */
const RAW = /^[A-Z][A-Z_]*:[A-Z]+/;

/** A language's words; what forms of settings say travels with their pages, and may come later than the rest. */
function wordsOf(language: string): Words | undefined {
  if (!i18next.isInitialized) return undefined;
  const words = i18next.getResourceBundle(language, 'refusals') as Words | undefined;
  const ofForms = i18next.getResourceBundle(language, 'refusedForms') as Record<string, string> | undefined;
  return words && withForms(words, ofForms ?? {});
}

/** The words with the sentences of forms among them. */
export const withForms = (words: Words, ofForms: Readonly<Record<string, string>>): Words =>
  ({ ...words, sentences: { ...words.sentences, ...ofForms } }) as Words;

const fill = (text: string, valueOf: (name: string) => unknown) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });

/** A wait as people say it: whole minutes from two on, whole hours from two on. */
function waitOf(seconds: number): string {
  const [unit, value] =
    seconds >= 7_200
      ? (['hour', seconds / 3_600] as const)
      : seconds >= 120
        ? (['minute', seconds / 60] as const)
        : (['second', seconds] as const);
  return new Intl.NumberFormat(formatLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
}

/** `There is a team * already.` as what finds the sentences that it stands for: a name at each *, a number at each #. */
const withNames = (key: string): RegExp =>
  new RegExp(
    `^${key
      .replaceAll(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replaceAll('*', '(.+)')
      .replaceAll('#', String.raw`(\d+|#)`)}$`,
  );

/** Validations share one code, so they are known by their sentence, whatever numbers and names stand in it. */
function sentence(words: Words, message: string): string | undefined {
  const sentences = (words.sentences ?? {}) as Record<string, string>;
  const numbers: string[] = [];
  const key = message.replace(/\d+/g, (number) => {
    numbers.push(number);
    return '#';
  });
  const known = sentences[key];
  // A name may be a key of the phone: then the sentence looks like its own pattern.
  if (known !== undefined && !key.includes('*')) return fill(known, (place) => numbers[Number(place)]);
  for (const [named, text] of Object.entries(sentences)) {
    const found = named.includes('*') ? withNames(named).exec(message) : null;
    if (found) return fill(text, (place) => found[Number(place) + 1]);
  }
  return undefined;
}

/** A feature in words, where it has some. */
const featureWord = (words: Words, name: unknown): string | undefined =>
  typeof name === 'string' ? (words.features as Record<string, string> | undefined)?.[name] : undefined;

/** BUSINESS as the catalogue writes it in every language: Business. */
const planWord = (name: unknown): unknown =>
  typeof name === 'string' ? name.charAt(0) + name.slice(1).toLowerCase() : name;

/**
 * What happened, in the person's language: by the refusal's code and check; a validation by its sentence; the server's
 * own English where neither is known. English keeps the server's sentence, which knows names, unless it shows raw names.
 */
export function wordRefusal(refused: Refused, language = i18next.language, words = wordsOf(language)): string {
  const { code, check, message, required, current, details } = refused;
  if (words === undefined || (language === 'en' && !RAW.test(required ?? ''))) return message;
  const texts = words as Record<string, unknown>;
  const seconds = Number(details['retryAfterSeconds']);
  const feature = featureWord(words, details['feature']);
  const contexts = [
    ...(code === 'FEATURE_NOT_IN_PLAN' && feature !== undefined
      ? [...(details['requiredPlan'] === undefined ? [] : ['plan']), 'named']
      : []),
    ...(check === undefined ? [] : [check]),
    ...(code === 'RATE_LIMITED' && seconds > 0 ? ['wait'] : []),
    ...(code === 'OTP_INVALID' && Number(details['attemptsLeft']) > 0 ? ['left'] : []),
  ];
  const found = [...contexts.map((context) => `${code}_${context}`), code]
    .map((key) => texts[key])
    .find((text) => typeof text === 'string');
  const worded = sentence(words, message) ?? found;
  const values: Readonly<Record<string, unknown>> = {
    ...details,
    feature,
    currentPlan: planWord(details['currentPlan']),
    requiredPlan: planWord(details['requiredPlan']),
    required,
    current,
    wait: waitOf(seconds),
  };
  return worded === undefined ? message : fill(worded, (name) => values[name]);
}

const ROLES: readonly string[] = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] satisfies Role[];
type Role = keyof typeof common.role;

const roleWord = (name: string): string | undefined =>
  i18next.isInitialized && ROLES.includes(name) ? i18next.t(`common:role.${name as Role}`) : undefined;

/** What a check wanted or found, in the person's language; undefined for what has no word in it. */
export function wordValue(
  value: string | null,
  language = i18next.language,
  words = wordsOf(language),
): string | undefined {
  if (value === null || RAW.test(value)) return undefined;
  const role = roleWord(value);
  if (role !== undefined) return role;
  const known = (words?.values as Record<string, string> | undefined)?.[value];
  if (known !== undefined) return known;
  if (/^[A-Z]+(_[A-Z]+)*$/.test(value)) return undefined;
  return language === 'en' || !/\p{L}{2,}(?!\S*[@.])/u.test(value) ? value : undefined;
}

/** Who can change it: a role, somebody's name, or the reader. */
export function wordPerson(who: string, language = i18next.language, words = wordsOf(language)): string {
  const known = (words?.who as Record<string, string> | undefined)?.[who];
  if (known !== undefined) return known;
  return roleWord(who) ?? who;
}
