import { useState } from 'react';

interface Opening {
  readonly callId: string;
  /** Of this opening alone: what could not be read is asked for again with the next one. */
  readonly key: number;
}

/** Of the call whose details are open. A call has several views, and is minimised: none of them lives as long as it does. */
let last: Opening | undefined;
let openings = 0;

/** Which opening of a call's details is the present one, none at first, and what opens or closes them. */
export function useOpenedFor(callId: string): [opened: number | undefined, toggle: () => void] {
  const [opened, setOpened] = useState(last?.callId === callId ? last.key : undefined);
  const toggle = () => {
    openings += 1;
    last = opened === undefined ? { callId, key: openings } : undefined;
    setOpened(last?.key);
  };
  return [opened, toggle];
}
