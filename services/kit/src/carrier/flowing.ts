/** Bodies of which nobody knows how long they are: what counts is that they go on coming. */
import { Readable } from 'node:stream';

export interface Flowing {
  readonly status: number;
  readonly ok: boolean;
  readonly contentType: string | null;
  /** To be read to its end, or destroyed. */
  readonly body: Readable;
}

/**
 * Fetches an address whose body is read piece by piece, as fast as the reader takes it; the time that the reader needs does not count.
 * @param options.idleMs for so long nothing may come, in ms: neither the answer nor the next piece of it
 * @throws Error, also while the body is read, when nothing came for so long, or `options.signal` ended it
 */
export async function fetchFlowing(
  url: string,
  { headers, idleMs, signal }: { headers: Record<string, string>; idleMs: number; signal?: AbortSignal | undefined },
): Promise<Flowing> {
  const stalled = new AbortController();
  async function within<Value>(wait: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => stalled.abort(new Error(`Nothing came for ${idleMs} ms`)), idleMs);
    try {
      return await wait;
    } finally {
      clearTimeout(timer);
    }
  }
  const answer = await within(
    fetch(url, { headers, signal: signal ? AbortSignal.any([signal, stalled.signal]) : stalled.signal }),
  );
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const reader = answer.body?.getReader();
    if (!reader) return;
    try {
      for (;;) {
        const { done, value } = await within(reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      // A reader that has had enough lets the connection go.
      await reader.cancel().catch(() => undefined);
    }
  }
  return {
    status: answer.status,
    ok: answer.ok,
    contentType: answer.headers.get('content-type'),
    body: Readable.from(pieces(), { objectMode: false }),
  };
}
