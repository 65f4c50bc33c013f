import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where a closed workspace sends the browser, and after how many milliseconds (spec 000 §4). */
const MANAGE = '/account-settings/workspaces';
const LEAVE_MS = 2_000;

/** Leaves a deactivated or uninstalled workspace for the list of the others. */
export function useClosedWorkspace(status: string): void {
  const navigate = useNavigate();
  const closed = status === 'Deactivated' || status === 'Uninstalled';
  useEffect(() => {
    if (!closed || location.pathname === MANAGE) return;
    const timer = setTimeout(() => void navigate({ to: MANAGE }), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [closed, navigate]);
}
