import type { StoredEvent } from '@ringline/kit/events';

/** Where the edge's events come from: the outboxes of this process, or Kafka. */
export interface EventFeed {
  /** Calls the handler for every event of these types, each type's keys in order. @returns a function that stops it */
  subscribe(types: readonly string[], handler: (event: StoredEvent) => void | Promise<void>): (() => void | Promise<void>) | Promise<() => void | Promise<void>>;
}
