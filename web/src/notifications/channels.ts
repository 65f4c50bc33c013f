import type { NotificationEvent } from '../__generated__/NotificationsPageQuery.graphql.ts';

/** The ways besides the bell, in the order of their columns. */
export const WAYS = ['toast', 'push', 'email'] as const;

export type Way = (typeof WAYS)[number];

/** Which ways an event has; null where it has no such way. */
export interface Channels {
  readonly event: NotificationEvent;
  readonly toast: boolean | null | undefined;
  readonly push: boolean | null | undefined;
  readonly email: boolean | null | undefined;
  /** Ways that cannot be switched off. */
  readonly always: readonly string[];
}

/** What is to be sent: of the events that changed, the ways that changed. */
export const changedChannels = (before: readonly Channels[], after: readonly Channels[]) =>
  after.flatMap((row) => {
    const old = before.find(({ event }) => event === row.event);
    const changed = WAYS.filter((way) => typeof row[way] === 'boolean' && row[way] !== old?.[way]);
    return changed.length === 0
      ? []
      : [{ event: row.event, ...Object.fromEntries(changed.map((way) => [way, row[way]])) }];
  });
