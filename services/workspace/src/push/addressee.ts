/** To whom something is pushed: in which words, and whom it may name to them. */
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Context, Unit } from '../context.ts';
import { languagesOf } from '../notifications/notification.ts';
import { role } from '../roles/roles.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** A call rings meanwhile: without an answer by then the number says who it is. */
const ASKS_MS = 1_500;

export interface Addressee {
  /** As BCP 47; empty: English. */
  readonly language: string;
  /** Whether they want to see who it is, and how a text begins, where others may look on. */
  readonly preview: boolean;
  readonly seesContacts: boolean;
}

export async function addresseeOf(uow: Unit, userId: string): Promise<Addressee> {
  const profile = await uow.tx.userProfile.findFirst({ where: { userId, removedAt: null }, select: { role: true } });
  const settings = (await settingsOf(uow, [userId])).get(userId);
  return {
    language: (await languagesOf(uow, [userId]))(userId),
    preview: settings?.includeMessagePreview ?? true,
    seesContacts: profile !== null && role(profile.role).grants['CONTACTS']?.READ !== undefined,
  };
}

interface Person {
  readonly workspaceId: string;
  /** Empty: whoever has the number. */
  readonly contactId?: string;
  readonly peerNumber: string;
}

/** The contact's name as the bell says it, else the number; nothing is kept. Must not be asked in a transaction. */
export async function nameFor(
  { rpc, log }: Pick<Context, 'rpc' | 'log'>,
  { seesContacts, preview }: Addressee,
  { workspaceId, contactId = '', peerNumber }: Person,
): Promise<string> {
  if (!preview || !seesContacts || peerNumber === '') return peerNumber;
  try {
    const asked = { workspaceId, contactId, phoneNumber: peerNumber };
    const { name } = await rpc.client(ContactsService).nameOf(asked, { timeoutMs: ASKS_MS });
    return name || peerNumber;
  } catch (error) {
    log.info({ err: error }, 'contacts could not be asked for a name; a push says the number');
    return peerNumber;
  }
}
