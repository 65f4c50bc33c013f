/**
 * Takes a needless timer out of kafkajs 2.2.4. After every look at its requests that wait, it plans the next one for the end
 * of a throttling; when nothing waits and nothing is throttled, that end lies in the past, so Node looks again after a
 * millisecond, for ever, on every connection (and warns of the negative time). Requests that come are sent or planned by
 * themselves, so without a cause no look is planned here. The version is pinned; the contract suite runs over this.
 */
// @ts-expect-error A file of the library that has no types: its only door to this.
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

interface Queue {
  readonly pending: readonly unknown[];
  /** Milliseconds since the epoch; -1 when never throttled. */
  readonly throttledUntil: number;
  scheduleCheckPendingRequests: (this: Queue) => void;
}

const { prototype } = RequestQueue as { prototype: Queue };
const schedule = prototype.scheduleCheckPendingRequests;
prototype.scheduleCheckPendingRequests = function scheduleWithCause(this: Queue): void {
  if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this);
};
