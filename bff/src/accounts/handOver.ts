import type { AuthTokens } from '@ringline/proto/identity/v1/accounts_pb';
import type { OperationContext } from '../graphql/context.ts';
import { present } from '../graphql/present.ts';

/** Where a request comes from, as identity keeps it with sessions and codes. */
export const client = ({ caller }: OperationContext) => ({ ip: caller.ip, userAgent: caller.userAgent });

/** Gives tokens to who has just signed in: browsers get the refresh token as a cookie alone (defaults 1.4). */
export function handOver(context: OperationContext, tokens: AuthTokens | undefined) {
  const { token, refreshToken, expiresInSeconds } = present(tokens, 'tokens');
  const { isBrowser, reply } = context.caller;
  if (isBrowser && reply) context.edge.cookie.set(reply, refreshToken);
  context.adopt(token);
  return { token, refreshToken: isBrowser ? null : refreshToken, expiresInSeconds };
}
