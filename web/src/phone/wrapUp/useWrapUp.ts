import { type ReactNode, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CallSnapshot } from '../types.ts';
import { OwnCalls } from './ownCalls.ts';

/**
 * What stands in the phone while no call comes because one has just ended (defaults 8.5, 11.4). How long that is, the
 * server says: it differs by number.
 * @returns what is shown, undefined without a wrap-up; and what is told of each call: once the person has left it, the
 * server is asked
 */
export function useWrapUp(): [shown: ReactNode, note: (call: CallSnapshot, mine: boolean) => void] {
  const environment = useRelayEnvironment();
  const [own] = useState(() => new OwnCalls());
  const [shown, setShown] = useState<ReactNode>();
  return [
    shown,
    (call, mine) => {
      if (own.left(call, mine)) void import('./countdown.ts').then(({ countDown }) => countDown(environment, setShown));
    },
  ];
}
