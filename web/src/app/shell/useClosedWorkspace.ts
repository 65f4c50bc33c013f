import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MANAGE, mustLeave } from './closedWorkspace.ts';

/** After how many milliseconds a closed workspace sends the browser on (spec 000 §4). */
const LEAVE_MS = 2_000;

/** Leaves a deactivated or uninstalled workspace for the list of the others, from each page that is opened in it. */
export function useClosedWorkspace(status: string): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leaves = mustLeave(status, pathname);
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => void navigate({ to: MANAGE }), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaves, navigate]);
}
