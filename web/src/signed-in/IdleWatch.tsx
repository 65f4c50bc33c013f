import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { IdleWatchQuery } from '../__generated__/IdleWatchQuery.graphql.ts';
import { isInCall } from '../phone/isInCall.ts';
import { PhoneReactContext } from '../phone/PhoneContext.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { environment } from '../base/relay/environment.ts';
import { noteActivity, stateNow, watchActivity } from '../base/session/activity.ts';
import { signOutNow } from '../base/session/signOut.ts';

const IdleWarning = lazyPart(async () => ({ default: (await import('./IdleWarning.tsx')).IdleWarning }));

/** What the workspaces ask for is read anew this often, in milliseconds. */
const RULES_MS = 900_000;
const LOOK_MS = 1000;
/** As last read on this page: a watch of the next frame begins with it, so that going there is no way round the limit. */
let knownMinutes = 0;

/**
 * Signs out who did nothing in any tab for as long as the strictest of their workspaces allows (defaults 1.4): a minute before,
 * a dialog asks. The server does the same to whoever has no page open. Stands in every frame of somebody signed in; only the
 * shell's has a phone, and a call there counts for the other tabs, too.
 */
export function IdleWatch() {
  const phone = use(PhoneReactContext);
  const inCall = phone !== undefined && isInCall(phone.state);
  const [minutes, setMinutes] = useState(knownMinutes);
  const [secondsLeft, setSecondsLeft] = useState<number>();

  // In front of the dialog only its own button counts: a hand that brushes the mouse does not close it.
  const allowed = useEffectEvent(() => minutes);
  useEffect(() => watchActivity(() => allowed()), []);

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
        next: ({ fetchSignInRules }) => {
          knownMinutes = fetchSignInRules.idleSignOutMinutes;
          setMinutes(knownMinutes);
        },
        // The server still knows, and says so when the session is renewed.
        error: () => undefined,
      });
    read();
    const timer = setInterval(read, RULES_MS);
    return () => clearInterval(timer);
  }, []);

  const look = useEffectEvent(() => {
    if (inCall) noteActivity();
    const idle = stateNow(minutes);
    setSecondsLeft(idle.kind === 'warned' ? idle.secondsLeft : undefined);
    return idle.kind === 'over';
  });
  useEffect(() => {
    if (minutes === 0) return undefined;
    const timer = setInterval(() => {
      if (!look()) return;
      clearInterval(timer);
      void signOutNow('/login?reason=idle');
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
