import type { CarrierFailure } from '../carrier/index.ts';

/** The provider's own refusal, as RFC 7807 tells it. */
export class ViberError extends Error {
  override readonly name = 'ViberError';
  readonly status: number;
  /** The number at the end of its type, 0 when there is none. */
  readonly code: number;

  constructor(status: number, problem: ViberProblem) {
    super([problem.title, problem.detail].filter((text) => text !== '').join(': ') || `status ${status}`);
    this.status = status;
    this.code = problem.code;
  }
}

/** A problem of the provider, in an answer or in a report. */
export interface ViberProblem {
  readonly code: number;
  readonly title: string;
  readonly detail: string;
}

/** Reads a problem whatever it looks like. */
export function readProblem(given: unknown): ViberProblem {
  const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const [, code = '0'] = /(\d{3,5})$/.exec(text('type')) ?? [];
  return { code: Number(code), title: text('title'), detail: text('detail') };
}

/** Whether a problem is that the person blocked the sender in the app: their way to opt out. */
export const isBlockedByPerson = ({ title, detail }: ViberProblem): boolean =>
  /\b(?:block(?:ed)?|unsubscribed?|opted[ -]out)\b/i.test(`${title} ${detail}`);

/** What a connection that never came about is called: nothing was sent by it. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** What a failed request means, as of the carrier. */
export function viberFailure(error: unknown): CarrierFailure {
  if (error instanceof ViberError) {
    const { status, code, message } = error;
    if (status === 429) return { kind: 'later', code, message };
    return { kind: status >= 500 ? 'unknown' : 'refused', code, message };
  }
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return { kind: NO_CONNECTION.has(cause?.code ?? '') ? 'later' : 'unknown', code: 0, message };
}
