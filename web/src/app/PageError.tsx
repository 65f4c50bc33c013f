import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorView } from '../ui/ErrorView.tsx';
import { usePageAgain } from '../base/usePageAgain.ts';

/** A page inside the shell could not be read. */
export function PageError({ error, reset }: ErrorComponentProps) {
  return <ErrorView error={error} onRetry={usePageAgain(reset)} inside />;
}
