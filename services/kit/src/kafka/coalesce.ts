import type { OutgoingBatch, Sender } from './client.ts';

/** After a failure; every partition of an outbox would knock at the door of a broker that is away. */
const PAUSE_MS = 200;

/**
 * A sender with one request on its way at a time: what is given meanwhile goes together with the next. Many partitions then
 * cost one request, and an order of requests never matters.
 */
export function coalescing(sender: Sender): Sender {
  let waiting: { batches: readonly OutgoingBatch[]; sent: PromiseWithResolvers<void> }[] = [];
  let sending: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      try {
        await sender.send(together.flatMap(({ batches }) => batches));
        for (const { sent } of together) sent.resolve();
      } catch (error) {
        for (const { sent } of together) sent.reject(error);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    sending = undefined;
  }

  return {
    send(batches) {
      const sent = Promise.withResolvers<void>();
      waiting.push({ batches, sent });
      sending ??= drain();
      return sent.promise;
    },
    async close() {
      await sending;
      await sender.close();
    },
  };
}
