import { useCallback, useEffect, useRef, useState } from 'react';
import { inTurn } from '../base/session/inTurn.ts';
import type { TabRole } from './PhoneContext.ts';

/** How long the tab that holds the phone has to say whether it gives it away, in milliseconds. */
const ANSWER_MS = 1_000;

type Word = { type: 'wanted' } | { type: 'busy' };

/**
 * One tab of a browser holds the phone, or every call would ring in all of them. The lock is free the moment its tab
 * closes or loads anew, and the next tab takes over; another one may ask for it before that, and gets it unless a call runs.
 * @param busy whether this tab's phone has a call, which keeps it here
 * @returns `takeOver` brings the phone to this tab; it resolves to false when a call keeps it where it is
 */
export function usePhoneTab(
  workspaceId: string,
  busy: () => boolean,
): { role: TabRole; takeOver: () => Promise<boolean> } {
  const [role, setRole] = useState<TabRole>('elsewhere');
  const hold = useRef<(options: LockOptions) => void>(undefined);
  const isBusy = useRef(busy);
  useEffect(() => {
    isBusy.current = busy;
  });
  const name = `ringline-phone-${workspaceId}`;

  useEffect(() => {
    const leaving = new AbortController();
    let release: (() => void) | undefined;
    let holds = false;
    const lead = () => {
      holds = true;
      setRole('phone');
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    const wait = (options: LockOptions): void => {
      inTurn(name, lead, options).catch(() => {
        // Aborted: this tab went away before it was its turn. Otherwise another tab took the phone over, and this one waits again.
        if (leaving.signal.aborted || !holds) return;
        holds = false;
        setRole('elsewhere');
        wait({ signal: leaving.signal });
      });
    };
    hold.current = (options) => {
      if (!holds) wait(options);
    };
    wait({ signal: leaving.signal });
    const others = new BroadcastChannel(name);
    others.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.type !== 'wanted' || !holds || !isBusy.current()) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a channel
      others.postMessage({ type: 'busy' } satisfies Word);
    });
    return () => {
      leaving.abort();
      release?.();
      others.close();
      hold.current = undefined;
      setRole('elsewhere');
    };
  }, [name]);

  const takeOver = useCallback(async () => {
    const others = new BroadcastChannel(name);
    const kept = await new Promise<boolean>((resolve) => {
      others.addEventListener('message', ({ data }: MessageEvent<Word>) => data.type === 'busy' && resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a channel
      others.postMessage({ type: 'wanted' } satisfies Word);
    });
    others.close();
    if (!kept) hold.current?.({ steal: true });
    return !kept;
  }, [name]);
  return { role, takeOver };
}
