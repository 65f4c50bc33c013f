import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PhoneProvider_profile$key } from '../__generated__/PhoneProvider_profile.graphql.ts';
import { asleep } from './asleep.ts';
import { PhoneReactContext, type Phone } from './PhoneContext.ts';
import type { PhoneEvent } from './phoneState.ts';

const PhoneEngine = lazy(() => import('./PhoneEngine.tsx').then(({ PhoneEngine }) => ({ default: PhoneEngine })));

/** The page's phone. Its engine is fetched beside the shell; what is asked of the phone before that waits for it. */
export function PhoneProvider({ profile, children }: { profile: PhoneProvider_profile$key; children: ReactNode }) {
  const { hasSeat } = useFragment(
    graphql`
      fragment PhoneProvider_profile on UserProfile {
        hasSeat
      }
    `,
    profile,
  );
  const [waiting] = useState<PhoneEvent[]>(() => []);
  const [phone, setPhone] = useState<Phone>(() => asleep((event) => waiting.push(event)));
  const value = useMemo(() => ({ ...phone, hasSeat }), [phone, hasSeat]);
  return (
    <PhoneReactContext value={value}>
      {children}
      <Suspense>
        <PhoneEngine hasSeat={hasSeat} waiting={waiting} onPhone={setPhone} />
      </Suspense>
    </PhoneReactContext>
  );
}
