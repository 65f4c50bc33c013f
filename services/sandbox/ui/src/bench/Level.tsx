import { useEffect, useRef } from 'react';
import type { Exchange } from '../talk/exchange.ts';

const bars = 43;

/** What comes out of the earpiece, over the last few seconds. */
export function Level({ exchange, id }: { exchange: Exchange; id: string }) {
  const path = useRef<SVGPathElement>(null);
  const meter = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const history = Array.from({ length: bars }, () => 0);
    const timer = setInterval(() => {
      history.push(exchange.level(id));
      history.shift();
      const line = history.map((level, at) => `M${2 + at * 5} ${23 - 1 - level * 20}v${2 + level * 40}`).join('');
      path.current?.setAttribute('d', line);
      meter.current?.setAttribute('data-level', (history.at(-1) ?? 0).toFixed(3));
    }, 90);
    return () => clearInterval(timer);
  }, [exchange, id]);
  return (
    <svg
      ref={meter}
      className="scope"
      viewBox="0 0 220 46"
      width="220"
      height="46"
      aria-hidden="true"
      data-testid="handset-level"
    >
      <path ref={path} stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
