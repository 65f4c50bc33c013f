/** Asks an OpenAI-compatible endpoint one thing: bounded in time and size, its failures told apart, left alone while it keeps failing. */
import type { Breaker } from './breaker.ts';
import { EndpointFailure, type FailureCode } from './failure.ts';

export { createBreaker, type Breaker } from './breaker.ts';
export { EndpointFailure, type FailureCode } from './failure.ts';

/** Bytes of an answer that are read; one that is longer is no answer to what was asked. */
const MOST_BYTES = 4 * 1024 * 1024;

interface EndpointSettings {
  /** Base of the endpoint, with its version. */
  readonly url: string;
  /** What is asked there, such as /chat/completions. */
  readonly path: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
}

interface EndpointRequest {
  readonly body: FormData | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

/** @returns asks with POST and gives the body of the answer; @throws EndpointFailure, or what the signal was aborted with */
export function createEndpoint(
  { url, path, apiKey, timeoutMs }: EndpointSettings,
  breaker: Breaker,
): <Answer>(request: EndpointRequest, read: (body: string) => Answer) => Promise<Answer> {
  const address = `${url.replace(/\/+$/, '')}${path}`;

  async function ask({ body, headers, signal }: EndpointRequest): Promise<string> {
    const timeout = AbortSignal.timeout(timeoutMs);
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(address, {
        method: 'POST',
        body,
        headers: { ...headers, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      text = await bodyOf(answer);
    } catch (error) {
      if (signal?.aborted || error instanceof EndpointFailure) throw error;
      if (timeout.aborted) throw new EndpointFailure('TIMED_OUT', `No answer within ${timeoutMs / 1_000} s`);
      throw new EndpointFailure('UNREACHABLE', error instanceof Error ? error.message : String(error));
    }
    if (!answer.ok) throw refused(answer, text);
    return text;
  }

  return async (request, read) => {
    const waitMs = breaker.waitMs();
    if (waitMs > 0) throw new EndpointFailure('UNREACHABLE', 'The endpoint kept failing and is left alone', waitMs);
    try {
      const answer = read(await ask(request));
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof EndpointFailure && error.passes) breaker.failed();
      throw error;
    }
  };
}

async function bodyOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new EndpointFailure('BAD_ANSWER', `The endpoint answered more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const CODES: Readonly<Record<number, FailureCode>> = {
  401: 'UNAUTHORIZED',
  403: 'UNAUTHORIZED',
  408: 'TIMED_OUT',
  429: 'BUSY',
};

function refused(answer: Response, body: string): EndpointFailure {
  const code = CODES[answer.status] ?? (answer.status >= 500 ? 'UNREACHABLE' : 'REFUSED');
  const seconds = Number(answer.headers.get('retry-after') ?? '');
  return new EndpointFailure(
    code,
    `The endpoint answered ${answer.status}: ${body.slice(0, 200)}`,
    Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : undefined,
  );
}
