/** How billing talks to platforms: JSON, with a token of the store that is got with the app's own credentials and kept while it lasts. */
import { Refusal } from '@ringline/kit/errors';
import { z } from 'zod';

/** Milliseconds that a request may take, and before its end that a token is no longer used. */
const TIMEOUT_MS = 10_000;
const EARLY_MS = 5 * 60_000;
const LONGEST_CODE = 60;
const UNAUTHORIZED: ReadonlySet<number> = new Set([401, 403]);

const issued = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The token is not good any more. */
  readonly refused?: () => void;
}

/** @throws Refusal UNAVAILABLE for anything but a 2xx with JSON: the books wait, and the reconciler asks again */
export async function asJson(url: string, { headers = {}, body, refused }: Asking): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(body === undefined ? {} : JSON_BODY), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (UNAUTHORIZED.has(answer.status)) refused?.();
    if (!answer.ok) throw new Answered(new URL(url).pathname, answer.status, codeIn(await answer.text()));
    return (await answer.json()) as unknown;
  } catch (cause) {
    throw new Refusal({
      code: 'UNAVAILABLE',
      message: 'The payment provider didn’t answer. You haven’t been charged. Try again in a minute.',
      retryable: true,
      cause,
    });
  }
}

/** An answer that is none. */
class Answered extends Error {
  readonly code: string;
  constructor(path: string, status: number, code: string) {
    super(`${path} answered with ${status} ${code}`.trimEnd());
    this.code = code;
  }
}

const failed = z.object({ error: z.string() });

/** OAuth's name of what went wrong; empty where there is none. */
function codeIn(body: string): string {
  try {
    return failed.parse(JSON.parse(body)).error.slice(0, LONGEST_CODE);
  } catch {
    return '';
  }
}

/** What a platform says of tokens of an app that its store has removed. */
const REMOVED: ReadonlySet<string> = new Set(['app_not_installed', 'invalid_grant']);

/** Whether a platform refused because the store has removed the app, and not because it is away. */
export const isRemoved = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Answered && REMOVED.has(cause.code);
};

const JSON_BODY = { 'content-type': 'application/json' } as const;

/** Tokens by store. They live in memory alone: after a start they are asked for again. */
export function createTokens(asking: (store: string) => { url: string; body: unknown }) {
  const kept = new Map<string, { readonly token: string; readonly until: number }>();
  return {
    async of(store: string): Promise<string> {
      const known = kept.get(store);
      if (known && known.until > performance.now()) return known.token;
      const { url, body } = asking(store);
      const { access_token: token, expires_in: seconds } = issued.parse(await asJson(url, { body }));
      kept.set(store, { token, until: performance.now() + seconds * 1000 - EARLY_MS });
      return token;
    },
    forget: (store: string) => void kept.delete(store),
  };
}

/** The store that a workspace is at its platform. @throws Refusal PAYMENT_FAILED where nobody tied it to one */
export function assertLinked(store: string, platform: string): string {
  if (store !== '') return store;
  throw new Refusal({
    code: 'PAYMENT_FAILED',
    message: `This workspace isn’t linked to its store at ${platform} yet. Ask the administrator of this server to link it.`,
  });
}
