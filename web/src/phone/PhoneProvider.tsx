import { lazy, type ReactNode, Suspense, useState } from 'react';
import { asleep } from './asleep.ts';
import { PhoneReactContext, type Phone } from './PhoneContext.ts';
import type { PhoneEvent } from './phoneState.ts';

const PhoneEngine = lazy(() => import('./PhoneEngine.tsx').then(({ PhoneEngine }) => ({ default: PhoneEngine })));

/** The page's phone. Its engine is fetched beside the shell; what is asked of the phone before that waits for it. */
export function PhoneProvider({ children }: { children: ReactNode }) {
  const [waiting] = useState<PhoneEvent[]>(() => []);
  const [phone, setPhone] = useState<Phone>(() => asleep((event) => waiting.push(event)));
  return (
    <PhoneReactContext value={phone}>
      {children}
      <Suspense>
        <PhoneEngine waiting={waiting} onPhone={setPhone} />
      </Suspense>
    </PhoneReactContext>
  );
}
