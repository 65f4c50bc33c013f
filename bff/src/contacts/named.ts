import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import type { OperationContext } from '../graphql/context.ts';

/** People whose name a search finds at most; who looks for more looks for somebody else. */
const MOST_NAMED = 100;

/** Ids of contacts whose name or number holds the text; of nobody for who may see no contacts, and for a number alone. */
export async function named(text: string, context: OperationContext): Promise<string[]> {
  if (!/\p{L}/u.test(text)) return [];
  if (!(await context.principal()).scope('CONTACTS', 'READ')) return [];
  const { contacts } = await context
    .call(ContactsService)
    .listContacts({ query: text, page: { page: 1, limit: MOST_NAMED, after: '' } });
  return contacts.map(({ id }) => id);
}
