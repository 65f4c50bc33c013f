/** What each field of a workspace may hold. */
import { invalid } from '@ringline/kit/errors';
import { addressOf, readPhoneNumber } from '@ringline/kit/phone';
import { trimmed } from '@ringline/kit/text';
import { z } from 'zod';

const TEAM_SIZES = ['1-49', '50-249', '250-999', '1000+'];
const LANGUAGES = ['en', 'es', 'fr', 'de'];
const CURRENCIES = ['CAD', 'KES', 'NGN', 'TZS', 'UGX', 'USD'];
const CURRENCY_FORMATS = ['SYMBOL', 'CODE', 'NAME'];
const NUMBER_TYPES = ['LOCAL', 'MOBILE', 'TOLL_FREE', 'WEB'];
const INTERVALS = ['DAILY', 'NEVER', 'WEEKLY'];
const LONGEST_TEXT = 200;
const MOST_RECIPIENTS = 10;
/** Of sign-out after inactivity (defaults 1.4), in minutes. */
const IDLE_MINUTES = { shortest: 15, longest: 1440 } as const;
/** Of an answer in time (defaults 19: 20). */
const SERVICE_LEVEL_SECONDS = { shortest: 5, longest: 600 } as const;

/** Names that are, or may become, part of our own addresses. */
const RESERVED = new Set(
  `about account accounts admin api app apps assets auth billing blog cdn contact dashboard dev docs download email
   error ftp get-started graphql health healthz help home imap inbox invite join legal login logout mail metrics mx
   new ns oauth onboarding openid ops owner pop postmaster pricing privacy public readyz ringline root sandbox search
   security settings sign-in sign-up signin signup smtp sso staging static status support system terms test token
   user users voice webhook webhooks websocket widget workspace workspaces www`.split(/\s+/),
);

function oneOf(field: string, allowed: readonly string[], message: string) {
  return (text: string): string => {
    if (!allowed.includes(text)) throw invalid(field, message);
    return text;
  };
}

/** The same, and empty takes the value away. */
function oneOfOrNone(field: string, allowed: readonly string[], message: string) {
  const parse = oneOf(field, allowed, message);
  return (text: string): string => (text === '' ? '' : parse(text));
}

export const parseTeamSize = oneOfOrNone('teamSize', TEAM_SIZES, `Choose a team size: ${TEAM_SIZES.join(', ')}.`);
export const parseLanguage = oneOf('language', LANGUAGES, 'Choose English, Spanish, French or German.');
export const parseCurrency = oneOf('currency', CURRENCIES, 'Choose a currency of the list.');
export const parseCurrencyFormat = oneOf('currencyFormat', CURRENCY_FORMATS, 'Choose how amounts are written.');
export const parseNumberType = oneOfOrNone('preferredNumberType', NUMBER_TYPES, 'Choose a type of number.');
export const parseInterval = oneOf(
  'activitySummaryNotificationSettings.interval',
  INTERVALS,
  'Choose DAILY, WEEKLY or NEVER.',
);

/** A value of the industry lookup: lower-case words. */
export function parseIndustry(text: string): string {
  const value = text.trim();
  if (!/^[a-z_]{0,60}$/.test(value)) throw invalid('industry', 'Choose an industry from the list.');
  return value;
}

export function parseText(field: string) {
  return (text: string): string => {
    const typed = trimmed(text);
    if (typed.length > LONGEST_TEXT) throw invalid(field, `Use at most ${LONGEST_TEXT} characters.`);
    return typed;
  };
}

/** An e-mail address; empty: none. */
export function parseEmail(text: string, field = 'email'): string {
  const address = text.trim();
  if (address !== '' && !z.email().safeParse(address).success)
    throw invalid(field, 'Write an email address such as name@example.com.');
  return address;
}

/** Who gets the summary; empty: the OWNER. */
export function parseRecipients(emails: readonly string[]): string[] {
  const field = 'activitySummaryNotificationSettings.emails';
  const addresses = [...new Set(emails.map((email) => parseEmail(email, field).toLowerCase()).filter(Boolean))];
  if (addresses.length > MOST_RECIPIENTS) throw invalid(field, `Name at most ${MOST_RECIPIENTS} addresses.`);
  return addresses;
}

/** Minutes without activity after which members are signed out; 0: never. */
export function parseIdleMinutes(minutes: number): number {
  const { shortest, longest } = IDLE_MINUTES;
  if (minutes !== 0 && !(Number.isInteger(minutes) && minutes >= shortest && minutes <= longest))
    throw invalid('idleSignOutMinutes', `Choose between ${shortest} minutes and 24 hours, or 0 for never.`);
  return minutes;
}

/** Seconds within which an answer is in time. */
export function parseServiceLevelSeconds(seconds: number): number {
  const { shortest, longest } = SERVICE_LEVEL_SECONDS;
  if (!Number.isInteger(seconds) || seconds < shortest || seconds > longest)
    throw invalid('serviceLevelSeconds', `Choose between ${shortest} seconds and 10 minutes.`);
  return seconds;
}

/** A phone number in E.164, with `;ext=` where it has an extension; empty: none. @param country that a national number is read with */
export function parsePhone(text: string, country: string): string {
  if (text.trim() === '') return '';
  const read = readPhoneNumber(text, country);
  if (!read) throw invalid('phoneNumber', 'Phone number is not valid');
  return addressOf(read);
}

/** An address on the web, with https:// where no scheme was typed; empty: none. */
export function parseWebsite(text: string): string {
  const typed = text.trim();
  if (typed === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || address.length > LONGEST_TEXT)
    throw invalid('website', 'Write an address such as https://example.com.');
  return address;
}

/** A name in addresses. @throws Refusal VALIDATION_FAILED also for a reserved word */
export function parseUniqueName(text: string, field: 'staticUniqueName' | 'vanityUrl'): string {
  const name = text.trim().toLowerCase();
  if (!/^[a-z0-9](-?[a-z0-9])*$/.test(name) || name.length < 3 || name.length > 40)
    throw invalid(field, 'Use 3 to 40 letters, digits and single hyphens.');
  if (RESERVED.has(name)) throw invalid(field, `${name} is reserved. Choose another name.`);
  return name;
}
