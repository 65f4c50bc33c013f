import type { ClientInfo } from '@ringline/proto/identity/v1/accounts_pb';
import type { Client } from './context.ts';

/** A request whose client is always there, as the use cases take it. */
export function withClient<Request extends { client?: ClientInfo | undefined }>(
  request: Request,
): Omit<Request, 'client'> & { client: Client } {
  const { ip = '', userAgent = '', device = '' } = request.client ?? {};
  return { ...request, client: { ip, userAgent, device } };
}
