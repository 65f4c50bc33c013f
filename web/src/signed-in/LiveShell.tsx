import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { LiveShellCountersSubscription } from '../__generated__/LiveShellCountersSubscription.graphql.ts';
import type { LiveShellCreditSubscription } from '../__generated__/LiveShellCreditSubscription.graphql.ts';
import type { LiveShellPresenceSubscription } from '../__generated__/LiveShellPresenceSubscription.graphql.ts';
import type { LiveShellProfileSubscription } from '../__generated__/LiveShellProfileSubscription.graphql.ts';
import type { LiveShellResyncSubscription } from '../__generated__/LiveShellResyncSubscription.graphql.ts';
import type { LiveShellThreadSubscription } from '../__generated__/LiveShellThreadSubscription.graphql.ts';
import type { LiveShellWorkspaceSubscription } from '../__generated__/LiveShellWorkspaceSubscription.graphql.ts';
import { countersArrived } from '../inbox/threadStore.ts';
import { threadChanged } from '../base/relay/useThreadChanged.ts';
import { resync } from '../base/relay/resync.ts';

/** Keeps what the frame shows true: credit, presence, workspace. A frame carries the whole node, so the store needs no updater. */
function useLiveShell(): void {
  // First on the socket: it tells that frames were missed (schema, `resync`).
  useSubscription<LiveShellResyncSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellResyncSubscription {
            resync {
              at
              reason
            }
          }
        `,
        variables: {},
        onNext: (told) => resync(told?.resync.reason),
      }),
      [],
    ),
  );
  useSubscription<LiveShellCreditSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellCreditSubscription {
            creditBalance {
              id
              balance
              currency
              status
              freeMinute
              freeSms
              testMinutesLeft
              testSmsLeft
              version
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  useSubscription<LiveShellProfileSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellProfileSubscription {
            userProfileChanged {
              id
              firstName
              lastName
              email
              hasSeat
              roleId
              ringToneId
              status
              availabilityStatus
              version
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  // What devices, calls and hours make of the presence costs a question to telephony: asked for oneself alone.
  useSubscription<LiveShellPresenceSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellPresenceSubscription {
            userProfileChanged(own: true) {
              id
              availabilityStatus
              presence
              presenceReason
              presenceUntil
              missedCalls
              version
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  useSubscription<LiveShellWorkspaceSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellWorkspaceSubscription {
            workspaceChanged {
              id
              name
              status
              version
              setting {
                timezone
                country
                ringToneId
                onboarding {
                  step
                  status
                }
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  useSubscription<LiveShellCountersSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellCountersSubscription {
            inboxCountersChanged {
              open
              unread
            }
          }
        `,
        variables: {},
        updater: (store) => countersArrived(store, store.getRootField('inboxCountersChanged')),
      }),
      [],
    ),
  );
  useSubscription<LiveShellThreadSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveShellThreadSubscription {
            threadChanged {
              id
              unreadCount
              lastActivityAt
              version
            }
          }
        `,
        variables: {},
        onNext: threadChanged,
      }),
      [],
    ),
  );
}

/** Stands first in the shell, because effects run in the order of the page and `resync` must be first on the socket. */
export function LiveShell() {
  useLiveShell();
  return null;
}
