import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import type { OperationContext } from '../graphql/context.ts';

/** Letters of any script, and pictograms and flags, which are names, too. */
const OF_A_NAME = /[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Ids of contacts whose name or number holds the text; of nobody for who may see no contacts, and for a number alone. */
export async function named(text: string, context: OperationContext): Promise<string[]> {
  if (!OF_A_NAME.test(text)) return [];
  if (!(await context.principal()).scope('CONTACTS', 'READ')) return [];
  return (await context.call(ContactsService).findContactIds({ query: text })).ids;
}
