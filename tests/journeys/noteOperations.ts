/** Teammates note things about a contact, through all services: seen live, told in the bell, kept through a merge, gone with the person. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const NOTES = `id notes {
  id contactId conversationId createdAt editedAt message document type canEdit canRemove
  user { displayName } media { id } mentions { id label userProfile { mainUserId } } reactions { emoji count mine names }
}`;
const CREATE = 'mutation ($phoneNumber: String!) { createContact(firstName: "Mia", phoneNumber: $phoneNumber) { id } }';
const ADD = `mutation ($input: AddContactNoteInput!) { addContactNote(input: $input) { ${NOTES} } }`;
const UPDATE = `mutation ($input: UpdateContactNoteInput!) { updateContactNote(input: $input) { ${NOTES} } }`;
const REMOVE = `mutation ($id: ID!) { removeContactNote(id: $id) { ${NOTES} } }`;
const REACT = `mutation ($id: ID!) { reactToContactNote(id: $id, emoji: "👍", on: true) { ${NOTES} } }`;
const READ = `query ($id: ID!) { getContactById(id: $id) { ${NOTES} } }`;

export async function executeNotes(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const { api } = owner;
  const bea = await aMember(product.url, owner, 'MEMBER');
  const saved = async (phoneNumber: string): Promise<string> =>
    (await api.run(CREATE, { phoneNumber })).createContact.id;
  const [contactId, other] = [await saved('+15035550193'), await saved('+15035550194')];
  const { getWorkspaceUserProfile: me } = await bea.api.run('{ getWorkspaceUserProfile { mainUserId } }');
  const mention = {
    type: 'mention',
    attrs: { id: me.mainUserId, label: 'Bea', mentionSuggestionChar: '@' },
  };
  const document = (text: string, ...before: object[]) =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [...before, { type: 'text', text }] }] });
  const heard = bea.api.subscribe(
    `subscription { contactNotesChanged(contactId: "${contactId}") { contact { ${NOTES} } } }`,
  );
  const input = { contactId, document: document(' prefers walnut', mention), idempotencyKey: 'one' };
  // A contact is known to messaging a moment after it was saved.
  const note = await eventually(async () => (await api.run(ADD, { input })).addContactNote.notes[0]);
  expect(note).toMatchObject({
    contactId,
    conversationId: null,
    message: '@Bea prefers walnut',
    type: 'CONTACT_NOTE',
    canEdit: true,
    user: { displayName: 'Ana Test' },
    mentions: [{ id: me.mainUserId, userProfile: { mainUserId: me.mainUserId } }],
  });
  const frame = await heard.frame(({ contact }) => contact.notes.length > 0);
  expect(frame.contact.notes[0]).toMatchObject({ id: note.id, canEdit: false, canRemove: false });
  const bell =
    '{ fetchWorkspaceNotifications { unreadChats data { type message url conversationId contact { id } } } }';
  await eventually(async () =>
    expect((await bea.api.run(bell)).fetchWorkspaceNotifications).toEqual({
      unreadChats: 0,
      data: [
        {
          type: 'MENTION',
          message: 'Ana Test: @Bea prefers walnut',
          url: `/connections/contacts?contactId=${contactId}&targetNode=${note.id}`,
          conversationId: null,
          contact: { id: contactId },
        },
      ],
    }),
  );

  expect((await bea.api.run(REACT, { id: note.id })).reactToContactNote.notes[0].reactions).toMatchObject([
    { emoji: '👍', count: 1, mine: true },
  ]);
  expect(await bea.api.refused(UPDATE, { input: { id: note.id, document: document('x') } })).toMatchObject({
    code: 'FORBIDDEN_ROLE',
  });
  expect(await bea.api.refused(REMOVE, { id: note.id })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const { updateContactNote } = await api.run(UPDATE, { input: { id: note.id, document: document('Walnut only') } });
  expect(updateContactNote.notes).toMatchObject([{ message: 'Walnut only', editedAt: expect.any(String) }]);

  await api.run(ADD, { input: { contactId: other, document: document('Same person?') } });
  const merge = 'mutation ($keepId: ID!, $mergeId: ID!) { mergeContacts(keepId: $keepId, mergeId: $mergeId) { id } }';
  const { mergeContacts } = await api.run(merge, { keepId: contactId, mergeId: other });
  await heard.frame(({ contact }) => contact.notes.length === 2);
  expect((await api.run(READ, { id: contactId })).getContactById.notes).toMatchObject([
    { message: 'Same person?', contactId },
    { message: 'Walnut only', contactId },
  ]);
  await api.run('mutation ($id: ID!) { undoContactMerge(id: $id) { id } }', { id: mergeContacts.id });
  await eventually(async () =>
    expect((await api.run(READ, { id: other })).getContactById.notes).toMatchObject([
      { message: 'Same person?', contactId: other },
    ]),
  );
  expect((await api.run(REMOVE, { id: note.id })).removeContactNote).toEqual({ id: contactId, notes: [] });
}
