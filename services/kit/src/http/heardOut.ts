/** What becomes of a body that is too large. */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

const PATIENCE_MS = 5_000;
const PATIENCE_BYTES = 64 * 1024 * 1024;

/**
 * Waits until the rest of a request has come, for a while, and forgets it. A connection that is closed on somebody who still
 * sends takes the answer along: the client, or the proxy in front, sees a network error instead of the reason.
 */
export async function heardOut(request: IncomingMessage): Promise<void> {
  let bytes = 0;
  const enough = new AbortController();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > PATIENCE_BYTES) enough.abort();
  });
  // The client may go away meanwhile; then there is nobody to answer, which the reply finds out by itself.
  await finished(request, { signal: AbortSignal.any([enough.signal, AbortSignal.timeout(PATIENCE_MS)]) }).catch(
    () => undefined,
  );
}
