import { type ReactNode, useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CallSnapshot } from '../types.ts';
import { OwnCalls } from './ownCalls.ts';

/** The call of a wrap-up that this page only knows by its end. */
const SOME_CALL = 'some';

/** What stands in the phone while no call comes because one has just ended (defaults 8.5, 11.4). */
export interface WrapUpState {
  /** Undefined without a wrap-up. */
  readonly shown: ReactNode;
  /** Whether the wrap-up of a call is over, or there was none to it. */
  readonly isOver: (callId: string) => boolean;
  /** Is told of each call: once the person has left it, the server is asked how long their wrap-up lasts. */
  readonly note: (call: CallSnapshot, mine: boolean) => void;
  /** Begins it with what is left of it, in milliseconds, as the server says. */
  readonly begin: (left: number) => void;
}

/** How long a wrap-up lasts, the server says: it differs by number, and people make it longer or end it. */
export function useWrapUp(): WrapUpState {
  const environment = useRelayEnvironment();
  const [own] = useState(() => new OwnCalls());
  const [shown, setShown] = useState<ReactNode>();
  const [over, setOver] = useState<string>();
  const beginFor = useCallback(
    (callId: string, left?: number) => {
      setOver(left === 0 ? callId : undefined);
      void import('./countdown.ts').then(({ countDown }) =>
        countDown(
          environment,
          (countdown) => {
            setShown(countdown);
            if (countdown === undefined && left !== 0) setOver(callId);
          },
          left,
        ),
      );
    },
    [environment],
  );
  const begin = useCallback((left: number) => beginFor(SOME_CALL, left), [beginFor]);
  return {
    shown,
    isOver: (callId) => over === callId || over === SOME_CALL,
    note(call, mine) {
      if (own.left(call, mine)) beginFor(call.id);
      else if (mine && call.phase !== 'ENDED') setOver(undefined);
    },
    begin,
  };
}
