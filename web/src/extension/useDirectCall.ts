import { useEffect, useEffectEvent, useRef } from 'react';
import { usePhone } from '../phone/PhoneContext.ts';

/**
 * Calls a number without asking from which of ours (spec 001 §4): as soon as the window is seen and the phone is registered,
 * and once. When that call is over, the window was for nothing else. A phone that another tab holds is brought here first; where a
 * call keeps it there, the phone says so and the number stays typed.
 * @param over is told when the call that was asked for has ended
 * @param onAsked tells of further numbers, until the returned function ends it
 */
export function useDirectCall(
  first: string | undefined,
  over: () => void,
  onAsked: (call: (number: string) => void) => () => void,
): void {
  const { state, context, send, role, takeOver } = usePhone();
  const wanted = useRef(first);
  /** The call that was asked for: on its way, or under way. */
  const called = useRef<'asked' | 'begun'>(undefined);
  const taking = useRef(false);

  const keptElsewhere = useEffectEvent(() => {
    const to = wanted.current;
    wanted.current = undefined;
    if (to !== undefined) send({ type: 'DIAL', to, direct: true });
  });
  const bring = useEffectEvent(() => {
    if (taking.current) return;
    taking.current = true;
    void takeOver().then((here) => {
      taking.current = false;
      if (!here) keptElsewhere();
    });
  });
  const goOn = useEffectEvent(() => {
    if (called.current === 'asked' && state !== 'IDLE') called.current = 'begun';
    if (called.current === 'begun' && (state === 'HANGUP' || state === 'IDLE')) {
      called.current = undefined;
      // Idle at once, it was refused: the window stays and says why, and is not for the calls that come after.
      if (state === 'HANGUP') over();
    }
    if (wanted.current === undefined || document.visibilityState !== 'visible') return;
    if (role === 'elsewhere') bring();
    const ready = role === 'phone' && context.registered && context.numbers.length > 0 && state === 'IDLE';
    if (!ready) return;
    const to = wanted.current;
    wanted.current = undefined;
    called.current = 'asked';
    send({ type: 'DIAL', to, direct: true });
  });
  // After each change of the phone: whether it is time is asked of what it is now.
  useEffect(() => goOn());
  useEffect(() => {
    const seen = () => goOn();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  const ask = useEffectEvent((number: string) => {
    wanted.current = number;
    goOn();
  });
  useEffect(() => onAsked((number) => ask(number)), [onAsked]);
}
