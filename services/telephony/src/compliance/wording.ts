/** What reviewers read in texts and in how people agree to them. */
import type { RegistrationForm } from './form.ts';

const SHORTENER =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|rb\.gy|shorturl\.at|t\.ly|tiny\.cc|bl\.ink)\b\S*/i;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|io|co|shop|app|example|us|ca)\b/i;
const PHONE = /(?:\+\d[\d\s().-]{7,}\d|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b)/;
/** Trades that carriers refuse whatever the texts say. */
const FORBIDDEN =
  /\b(?:pay ?day|loans?|lending|refinanc\w*|debt (?:relief|reduction|collection)|cannabis|marijuana|cbd|thc|casino|gambl\w*|betting|sports ?book|jackpot|lead gen\w*|qualified leads|crypto\w*|bitcoin)\b/i;
const LEGAL_FORM = /[,\s]+(?:llc|l\.l\.c\.|inc|incorporated|corp|corporation|co|company|ltd|limited|llp|plc|gmbh)\.?$/i;

const WHO =
  /\b(?:customers?|clients?|people|visitors?|patients?|members?|subscribers?|guests?|users?|parents?|students?|drivers?|shoppers?|buyers?|tenants?|donors?|they|anyone)\b/i;
const WHERE =
  /\b(?:web ?site|site|page|form|checkout|counter|stores?|shop|office|app|booking|kiosk|event|online|desk|reception|register|poster|flyer|card|portal|account|phone|https?:)/i;
const HOW =
  /\b(?:tick\w*|check(?:s|ed|ing)? (?:a|the|an|our)\b|check ?box|opt(?:s|ed|ing)?[- ]?in|agree\w*|consent\w*|sign(?:s|ed|ing)? up|texts? \w+ to|enter\w*|submit\w*|scan\w*|say yes|says yes|reply\w*|fill\w*|sign(?:s|ed)? (?:a|the|our))/i;

const LOOKS: Readonly<Record<string, RegExp>> = {
  MARKETING: /\b(?:sale|offers?|off\b|%|new|deals?|discount|save|shop|back in|launch|collection|invit\w*|coupon|code)/i,
  DELIVERY_NOTIFICATION:
    /\b(?:deliver\w*|ship\w*|order|parcel|package|courier|on (?:its|the) way|track\w*|pick\w* up|ready)/i,
  CUSTOMER_CARE:
    /\b(?:appointment|help|question|support|ticket|reply|thanks?|booking|visit|reminder|confirm\w*|reschedule|service|account|call)/i,
};

/** A short link that hides where it leads. */
export const shortenerIn = (text: string): string | undefined => SHORTENER.exec(text)?.[0];
/** Words of a trade that carriers refuse. */
export const forbiddenIn = (text: string): string | undefined => FORBIDDEN.exec(text)?.[0];
export const linkIn = (text: string): boolean => LINK.test(text);
export const phoneIn = (text: string): boolean => PHONE.test(text);
/** Whether the text could be one of that use case. */
export const looksLike = (useCase: string, text: string): boolean => LOOKS[useCase]?.test(text) ?? true;

/** Whether it says who agrees, where, and by doing what. */
export const flowNames = (flow: string): boolean => [WHO, WHERE, HOW].every((part) => part.test(flow));

/** The name as texts carry it: without its legal form. */
export const brandOf = ({ businessName }: Pick<RegistrationForm, 'businessName'>): string =>
  businessName.replace(LEGAL_FORM, '').trim();

export function brandIn(text: string, form: Pick<RegistrationForm, 'businessName' | 'website'>): boolean {
  const read = text.toLowerCase();
  const brand = brandOf(form).toLowerCase();
  return brand === '' || read.includes(brand);
}
