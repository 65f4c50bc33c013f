import { type ReactNode, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CallSnapshot } from '../types.ts';
import { OwnCalls } from './ownCalls.ts';

/**
 * What stands in the phone while no call comes because one has just ended (defaults 8.5, 11.4). How long that is, the
 * server says: it differs by number.
 * @returns what is shown, undefined without a wrap-up; what is told of each call: once the person has left it, the server
 * is asked; and what begins it with the milliseconds that a page which was loaded in one is told
 */
export function useWrapUp(): [
  shown: ReactNode,
  note: (call: CallSnapshot, mine: boolean) => void,
  begin: (left?: number) => void,
] {
  const environment = useRelayEnvironment();
  const [own] = useState(() => new OwnCalls());
  const [shown, setShown] = useState<ReactNode>();
  const begin = (left?: number) => {
    if (left !== 0) void import('./countdown.ts').then(({ countDown }) => countDown(environment, setShown, left));
  };
  return [shown, (call, mine) => own.left(call, mine) && begin(), begin];
}
