import { ownPath } from '../base/ownPath.ts';

/** The second step that a sign-in with Google leaves: `#mfa=<token>&next=/path`. The hash never reaches a server's log. */
export function mfaFromHash(hash: string): { token: string; next: string | undefined } | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('mfa');
  return token ? { token, next: ownPath(parameters.get('next')) } : undefined;
}
