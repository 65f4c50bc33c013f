import { keptAs } from '../inbox/kept.ts';

const keyOf = (contactId: string) => `${keptAs('note')}.${contactId}`;

/** What was written about somebody and not added, kept as long as this tab. */
export const noteDraft = {
  read: (contactId: string): string => sessionStorage.getItem(keyOf(contactId)) ?? '',
  write(contactId: string, document: string): void {
    if (document === '') sessionStorage.removeItem(keyOf(contactId));
    else sessionStorage.setItem(keyOf(contactId), document);
  },
};
