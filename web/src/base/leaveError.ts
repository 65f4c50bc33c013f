import type { RouterHistory } from '@tanstack/react-router';

/** Away from the error page: back to what failed, to try it again, or home where the page was opened by itself. */
export function leaveError(history: RouterHistory): void {
  if (history.canGoBack()) history.back();
  else history.replace('/');
}
