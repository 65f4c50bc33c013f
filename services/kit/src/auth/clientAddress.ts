import type { HandlerContext } from '@connectrpc/connect';

/** Request header with the network address of the person on whose behalf the edge calls. For records, not for rights. */
export const CLIENT_ADDRESS_HEADER = 'ringline-client-address';

/** The address of the person for whom the edge calls; empty when nobody said. */
export function clientAddressOf(context: Pick<HandlerContext, 'requestHeader'>): string {
  return context.requestHeader.get(CLIENT_ADDRESS_HEADER) ?? '';
}
