import { useRouter } from '@tanstack/react-router';
import { ErrorView } from '../ui/ErrorView.tsx';
import { leaveError } from '../base/leaveError.ts';

/** /error: loading this page anew would only show it again, so trying again leaves it. */
export function ErrorPage() {
  const { history } = useRouter();
  return <ErrorView onRetry={() => leaveError(history)} />;
}
