/** A template of messages. Where WhatsApp's judgement of it stands follows from the clock alone, unless somebody set it by hand. */

export interface ContentRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly createdAt: string;
  readonly friendlyName: string;
  readonly language: string;
  /** Examples by the number of their place. */
  readonly variables: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, unknown>>;
  /** What WhatsApp was asked. */
  readonly approval?: { readonly name: string; readonly category: string; readonly submittedAt: string } | undefined;
  /** Set by hand: WhatsApp paused or disabled it, say. */
  readonly forced?: { readonly status: string; readonly reason: string } | undefined;
}

interface Judgement {
  readonly status: 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | (string & {});
  readonly reason: string;
}

export const APPROVED = 'approved';
const PLACE = /\{\{\s*(\w+)\s*\}\}/g;
/** Nothing that is advertised passes as a notice. */
const ADVERTISES = /\b(?:sale|discount|% off|offer|coupon|deal)\b|\d\s?% off/i;
const FORBIDDEN = /\b(?:casino|cryptocurrenc\w+|bitcoin|payday loan)\b/i;

/** The one type of a template, with its words and what its buttons say. */
export function contentOf({ types }: Pick<ContentRecord, 'types'>) {
  const [type = '', value] = Object.entries(types)[0] ?? [];
  const { body = '', actions = [] } = (value ?? {}) as { body?: string; actions?: { type?: string; title?: string }[] };
  const buttons = actions.map(({ type: kind = 'QUICK_REPLY', title = '' }) => ({
    title,
    replies: kind === 'QUICK_REPLY',
  }));
  return { type, body, buttons };
}

/** How WhatsApp judges it, two steps of `stepMs` after it was asked. */
export function judgementOf(record: ContentRecord, now: Date, stepMs: number): Judgement {
  const { approval, forced } = record;
  if (!approval) return { status: 'unsubmitted', reason: '' };
  if (forced) return forced;
  const steps = (now.getTime() - Date.parse(approval.submittedAt)) / stepMs;
  if (steps < 2) return { status: steps < 1 ? 'received' : 'pending', reason: '' };
  const reason = objection(record, approval.category);
  return reason === '' ? { status: APPROVED, reason } : { status: 'rejected', reason };
}

function objection(record: ContentRecord, category: string): string {
  const { body } = contentOf(record);
  const places = [...body.matchAll(PLACE)].map(([, name = '']) => name);
  if (/^\s*\{\{|\}\}\s*$/.test(body)) return "Variables can't be at the start or end of the template.";
  if (places.some((name) => !record.variables[name]))
    return 'Sample content is missing for a variable of the template.';
  if (FORBIDDEN.test(body)) return 'The template contains content that violates the WhatsApp Commerce Policy.';
  if (category === 'UTILITY' && ADVERTISES.test(body))
    return 'The template is promotional, but its category is UTILITY. Choose MARKETING.';
  return '';
}

/** The words with values in their places. @returns undefined: a place has none */
export function wordsOf(record: ContentRecord, values: Readonly<Record<string, string>>): string | undefined {
  const { body } = contentOf(record);
  const all = { ...record.variables, ...values };
  const places = [...body.matchAll(PLACE)].map(([, name = '']) => name);
  if (places.some((name) => !all[name])) return undefined;
  return body.replace(PLACE, (_place, name: string) => all[name] ?? '');
}
