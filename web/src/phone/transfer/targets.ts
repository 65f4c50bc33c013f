import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { targetsQuery } from '../../__generated__/targetsQuery.graphql.ts';
import type { Presence } from '../../ui/Avatar.tsx';
import { presenceOf } from '../../ui/presence.ts';
import { hasWords } from '../../ui/search.ts';

/** Milliseconds until it is asked again who can be rung: colleagues come and go while somebody chooses. */
const AGAIN_MS = 3_000;

interface Common {
  readonly id: string;
  readonly name: string;
  /** Whether somebody would be rung now. */
  readonly reachable: boolean;
}
export type Target =
  /** `second`: they talk, and are rung all the same, since they have chosen call waiting. */
  | (Common & { readonly kind: 'USER'; readonly presence: Presence; readonly second: boolean })
  | (Common & { readonly kind: 'TEAM'; readonly ringable: number })
  /** A phone outside: the id is its number (E.164). */
  | (Common & { readonly kind: 'NUMBER' });

/**
 * Colleagues and teams that a call can be handed to; undefined while they are being fetched.
 * @param seconds whether who talks can be rung all the same, having chosen call waiting: to take a call over, not to join one
 */
export function useTargets(seconds: boolean): readonly Target[] | undefined {
  const environment = useRelayEnvironment();
  const [targets, setTargets] = useState<readonly Target[]>();
  useEffect(() => {
    let fetching: { unsubscribe: () => void } | undefined;
    const ask = () => {
      fetching = fetchQuery<targetsQuery>(
        environment,
        graphql`
          query targetsQuery {
            fetchWorkspaceTransferUsersOrTeams {
              users {
                mainUserId
                displayName
                presence
                teamIds
                deviceAvailability {
                  takesSecondCall
                }
              }
              teams {
                id
                name
              }
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ fetchWorkspaceTransferUsersOrTeams: { users, teams } }) =>
          setTargets([
            ...users.map(({ mainUserId, displayName, presence, deviceAvailability }): Target => {
              const shown = presenceOf(presence);
              const second = seconds && deviceAvailability?.takesSecondCall === true;
              return {
                kind: 'USER',
                id: mainUserId,
                name: displayName,
                presence: shown,
                second,
                reachable: second || shown === 'AVAILABLE',
              };
            }),
            ...teams.map(({ id, name }): Target => {
              const ringable = users.filter(
                ({ teamIds, presence }) => teamIds.includes(id) && presence === 'AVAILABLE',
              ).length;
              return { kind: 'TEAM', id, name, ringable, reachable: ringable > 0 };
            }),
          ]),
        // What was there stays; the next round asks again.
        error: () => setTargets((before) => before ?? []),
      });
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    return () => {
      clearInterval(timer);
      fetching?.unsubscribe();
    };
  }, [environment, seconds]);
  return targets;
}

/** Those of a kind whose name contains what was typed; who can be rung comes first. */
export function fitting(targets: readonly Target[] | undefined, kind: Target['kind'], typed: string): Target[] {
  return (targets ?? [])
    .filter((target) => target.kind === kind && hasWords(target.name, typed))
    .toSorted((a, b) => Number(b.reachable) - Number(a.reachable));
}
