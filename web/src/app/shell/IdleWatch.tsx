import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { IdleWatchQuery } from '../../__generated__/IdleWatchQuery.graphql.ts';
import { isInCall } from '../../phone/isInCall.ts';
import { usePhone } from '../../phone/PhoneContext.ts';
import { environment } from '../relay/environment.ts';
import { idleState, lastActiveAt, noteActivity, watchActivity } from '../session/activity.ts';
import { signOut } from '../session/signOut.ts';

const IdleWarning = lazy(async () => ({ default: (await import('./IdleWarning.tsx')).IdleWarning }));

/** What the workspaces ask for is read anew this often, in milliseconds. */
const RULES_MS = 900_000;
const LOOK_MS = 1000;

/**
 * Signs out who did nothing in any tab for as long as the strictest of their workspaces allows (defaults 1.4): a minute before,
 * a dialog asks. The server does the same to whoever has no page open.
 */
export function IdleWatch() {
  const { state } = usePhone();
  const inCall = isInCall(state);
  const [minutes, setMinutes] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState<number>();

  // In front of the dialog only its own button counts: a hand that brushes the mouse does not close it.
  const counts = useEffectEvent(() => secondsLeft === undefined);
  useEffect(() => {
    // Who opens the page is there: the server has just looked at how long they were away.
    noteActivity();
    return watchActivity(() => counts());
  }, []);

  useEffect(() => {
    const read = () =>
      fetchQuery<IdleWatchQuery>(
        environment,
        graphql`
          query IdleWatchQuery {
            fetchSignInRules {
              idleSignOutMinutes
            }
          }
        `,
        {},
      ).subscribe({
        next: ({ fetchSignInRules }) => setMinutes(fetchSignInRules.idleSignOutMinutes),
        // The server still knows, and says so when the session is renewed.
        error: () => undefined,
      });
    read();
    const timer = setInterval(read, RULES_MS);
    return () => clearInterval(timer);
  }, []);

  const look = useEffectEvent(() => {
    if (inCall) noteActivity();
    const idle = idleState(Date.now(), lastActiveAt() ?? Date.now(), minutes);
    setSecondsLeft(idle.kind === 'warned' ? idle.secondsLeft : undefined);
    return idle.kind === 'over';
  });
  useEffect(() => {
    if (minutes === 0) return undefined;
    const timer = setInterval(() => {
      if (!look()) return;
      clearInterval(timer);
      void signOut('/login?reason=idle');
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [minutes]);

  if (secondsLeft === undefined) return null;
  const stay = () => {
    noteActivity();
    setSecondsLeft(undefined);
  };
  return (
    <Suspense>
      <IdleWarning secondsLeft={secondsLeft} onStay={stay} />
    </Suspense>
  );
}
