import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import { VIBER_INBOUND_PATH, VIBER_STATUS_PATH } from '../webhooks/paths.ts';

export interface ViberSetup {
  /** Whether this deployment has an account with the provider. */
  readonly isSetUp: boolean;
  /** The numbers in service, each with its sender there; '' where it has none. */
  readonly senders: readonly { phoneNumberId: string; number: string; senderId: string }[];
  /** Where the provider brings messages and reports. */
  readonly inboundUrl: string;
  readonly statusUrl: string;
}

/** How the workspace's numbers stand at Viber. Senders are registered by whoever runs the server: here they are only shown. */
export const viberSetup =
  ({ db, carrier, viber }: Pick<Deps, 'db' | 'carrier' | 'viber'>) =>
  async ({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<ViberSetup> => {
    const numbers = await db.tenant(workspaceId, ({ tx }) =>
      tx.numberCopy.findMany({
        where: { workspaceId, status: 'AVAILABLE', NOT: { type: 'SENDER_ID' } },
        orderBy: { number: 'asc' },
      }),
    );
    return {
      isSetUp: viber !== undefined,
      senders: numbers.map(({ id, number }) => ({
        phoneNumberId: id,
        number,
        senderId: viber?.senderOf(number) ?? '',
      })),
      inboundUrl: carrier.publicUrl(VIBER_INBOUND_PATH),
      statusUrl: carrier.publicUrl(VIBER_STATUS_PATH),
    };
  };
