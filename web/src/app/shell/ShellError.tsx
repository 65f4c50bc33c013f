import { Navigate } from '@tanstack/react-router';
import { refusalOf } from '../relay/refusal.ts';
import { forgetWorkspace } from '../session/session.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';

/** No rights in the chosen workspace any more, or it is gone. */
const NOT_OURS = new Set(['NOT_FOUND', 'FORBIDDEN_ROLE', 'OUT_OF_SCOPE']);

/** The shell could not be read. A workspace that is not ours leads to the choice of another one. */
export function ShellError({ error, reset }: { error: unknown; reset: () => void }) {
  if (NOT_OURS.has(refusalOf(error).code)) {
    forgetWorkspace();
    return <Navigate to="/select-workspace" />;
  }
  return <ErrorView error={error} onRetry={reset} />;
}
