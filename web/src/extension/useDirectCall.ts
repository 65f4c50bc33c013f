import { useEffect, useEffectEvent, useRef } from 'react';
import { usePhone } from '../phone/PhoneContext.ts';

/**
 * Calls a number without asking from which of ours (spec 001 §4): as soon as the window is seen and the phone is registered,
 * and once. When that call is over, the window was for nothing else.
 * @param over is told when the call that was asked for has ended
 * @param onAsked tells of further numbers, until the returned function ends it
 */
export function useDirectCall(
  first: string | undefined,
  over: () => void,
  onAsked: (call: (number: string) => void) => () => void,
): void {
  const { state, context, send, role } = usePhone();
  const wanted = useRef(first);
  const called = useRef(false);

  const goOn = useEffectEvent(() => {
    if (called.current && state === 'HANGUP') {
      called.current = false;
      over();
    }
    const ready = role === 'phone' && context.registered && context.numbers.length > 0 && state === 'IDLE';
    if (wanted.current === undefined || !ready || document.visibilityState !== 'visible') return;
    const to = wanted.current;
    wanted.current = undefined;
    called.current = true;
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
