import type { AuthTokens } from '@ringline/proto/identity/v1/accounts_pb';
import type { OperationContext } from '../graphql/context.ts';
import { present } from '../graphql/present.ts';

/** Where a request comes from, as identity keeps it with sessions and codes. */
export const client = ({ caller: { ip, userAgent, device } }: OperationContext) => ({ ip, userAgent, device });

/** Gives the browser of who has just shown that they are the person what it is known by from now on. */
export function handOverDevice({ caller: { reply }, edge }: OperationContext, device: string): void {
  if (reply) edge.device.set(reply, device);
}

/** Gives tokens to who has just signed in: browsers get the refresh token as a cookie alone (defaults 1.4). */
export function handOver(context: OperationContext, tokens: AuthTokens | undefined) {
  const { token, refreshToken, expiresInSeconds, device } = present(tokens, 'tokens');
  const { isBrowser, reply } = context.caller;
  handOverDevice(context, device);
  if (isBrowser && reply) context.edge.cookie.set(reply, refreshToken);
  context.adopt(token);
  return { token, refreshToken: isBrowser ? null : refreshToken, expiresInSeconds };
}
