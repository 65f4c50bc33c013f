import { useEffect, useState } from 'react';
import { inTurn } from '../app/session/inTurn.ts';
import type { TabRole } from './PhoneContext.ts';

/**
 * One tab of a browser holds the phone, or every call would ring in all of them. The lock is free the moment its tab
 * closes or loads anew, and the next tab takes over.
 */
export function usePhoneTab(workspaceId: string): TabRole {
  const [role, setRole] = useState<TabRole>('elsewhere');
  useEffect(() => {
    const leaving = new AbortController();
    let release: (() => void) | undefined;
    const lead = () => {
      setRole('phone');
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    inTurn(`ringline-phone-${workspaceId}`, lead, { signal: leaving.signal }).catch(() => {
      // Aborted: this tab went away before it was its turn.
    });
    return () => {
      leaving.abort();
      release?.();
      setRole('elsewhere');
    };
  }, [workspaceId]);
  return role;
}
