import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../base/lazyPart.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { forgetWorkspace } from '../../base/session/session.ts';
import { usePageAgain } from '../../base/usePageAgain.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';

const EnrolAuthenticator = lazyPart(async () => ({
  default: (await import('../../account/EnrolAuthenticator.tsx')).EnrolAuthenticator,
}));

/** No rights in the chosen workspace any more, or it is gone. */
const NOT_OURS = new Set(['NOT_FOUND', 'FORBIDDEN_ROLE', 'OUT_OF_SCOPE']);

/**
 * The shell could not be read. A workspace that is not ours leads to the choice of another one; one that asks for a second
 * step, to setting it up.
 */
export function ShellError({ error, reset }: { error: unknown; reset: () => void }) {
  const { code, why } = refusalOf(error);
  const again = usePageAgain(reset);
  if (code === 'MFA_ENROLMENT_REQUIRED') {
    return (
      <Suspense fallback={<LoadingView />}>
        <EnrolAuthenticator />
      </Suspense>
    );
  }
  if (NOT_OURS.has(code)) {
    forgetWorkspace();
    // This answer may come before the socket is told: both ways say why.
    return <Navigate to="/select-workspace" search={why?.check === 'member' ? { reason: 'membership-ended' } : {}} />;
  }
  return <ErrorView error={error} onRetry={again} />;
}
