import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useLiveShellCreditSubscription } from '../../__generated__/useLiveShellCreditSubscription.graphql.ts';
import type { useLiveShellProfileSubscription } from '../../__generated__/useLiveShellProfileSubscription.graphql.ts';
import type { useLiveShellResyncSubscription } from '../../__generated__/useLiveShellResyncSubscription.graphql.ts';
import type { useLiveShellWorkspaceSubscription } from '../../__generated__/useLiveShellWorkspaceSubscription.graphql.ts';
import { resync } from '../relay/resync.ts';

/** Keeps what the frame shows true: credit, presence, workspace. A frame carries the whole node, so the store needs no updater. */
export function useLiveShell(): void {
  // First on the socket: it tells that frames were missed (schema, `resync`).
  useSubscription<useLiveShellResyncSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveShellResyncSubscription {
            resync {
              at
              reason
            }
          }
        `,
        variables: {},
        onNext: resync,
      }),
      [],
    ),
  );
  useSubscription<useLiveShellCreditSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveShellCreditSubscription {
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
  useSubscription<useLiveShellProfileSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveShellProfileSubscription {
            userProfileChanged {
              id
              firstName
              lastName
              email
              hasSeat
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
  useSubscription<useLiveShellWorkspaceSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveShellWorkspaceSubscription {
            workspaceChanged {
              id
              name
              version
              setting {
                timezone
                country
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
}
