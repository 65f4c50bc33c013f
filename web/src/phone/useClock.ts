import { useEffect, useState } from 'react';
import { serverNow } from '../base/relay/serverClock.ts';

/** Seconds since a moment of the server's, counted anew every second (spec 001 §9: 1000 ms). */
export function useSecondsSince(since: string | null | undefined): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return since == null ? 0 : Math.max(0, (now - Date.parse(since)) / 1000);
}

/** Whole seconds until a moment of the server's, never below 0; undefined without one. */
export function useSecondsUntil(until: string | null | undefined): number | undefined {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return until == null ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}
