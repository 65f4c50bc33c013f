/** Follows what the world outside writes down as it happens: requests over the wire, and how its calls stand. */
import { atEndOfFile } from '@ringline/kit/testing';

export interface WireEntry {
  readonly at: string;
  readonly direction: 'in' | 'out' | 'media' | 'note';
  readonly text: string;
  readonly result?: string;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
  readonly detail: Readonly<Record<string, string>>;
}

interface CarrierCall {
  readonly sid: string;
  readonly status: string;
  readonly answeredAt?: string;
  readonly endTime?: string;
}

export interface OutsideLog {
  /** Requests of the carrier to the product, each try one entry. */
  readonly webhooks: readonly WireEntry[];
  /** Resolves when the carrier says that a call is over. */
  ended(sid: string): Promise<void>;
  close(): void;
}

/** Opens the stream of the sandbox, which nothing here kills. */
export async function followOutside(url: string): Promise<OutsideLog> {
  const ending = new AbortController();
  const response = await fetch(`${url}/sandbox/api/stream`, { signal: ending.signal });
  if (!response.body) throw new Error(`The outside world's stream answered ${response.status}`);
  const webhooks: WireEntry[] = [];
  const over = new Set<string>();
  const waiting = new Map<string, () => void>();
  const opened = Promise.withResolvers<void>();

  function take(event: string, data: string): void {
    // What stood in the log before is none of this run's.
    if (event === 'ready') {
      webhooks.length = 0;
      opened.resolve();
    }
    if (event === 'wire') {
      const entry = JSON.parse(data) as WireEntry;
      if (entry.direction === 'out') webhooks.push(entry);
    }
    if (event === 'call') {
      const call = JSON.parse(data) as CarrierCall;
      if (call.endTime === undefined) return;
      over.add(call.sid);
      waiting.get(call.sid)?.();
      waiting.delete(call.sid);
    }
  }

  void (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (event && data) take(event, data);
      }
    }
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) opened.reject(error);
  });
  atEndOfFile(async () => ending.abort());
  await opened.promise;
  return {
    webhooks,
    ended: (sid) => (over.has(sid) ? Promise.resolve() : new Promise((resolve) => waiting.set(sid, () => resolve()))),
    close: () => ending.abort(),
  };
}
