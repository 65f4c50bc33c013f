/** Notes of a contact: who reads and writes them, where they are shown after a merge, and that they go with the person. */
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import {
  CommentRemovedSchema,
  ContactNotesChangedSchema,
  PeopleMentionedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import { addComment } from '../comments/addComment.ts';
import { reactToComment, removeComment, updateComment } from '../comments/changeComment.ts';
import { describeComment } from '../comments/comment.ts';
import { listComments } from '../comments/listComments.ts';
import { erasuresOf } from '../erasure/erasures.ts';
import { consumers, db, deps, ownMessaging, PEER, textFrom, timeline, ws } from '../messagingTestkit.ts';
import { addTeamFile, getTeamFile } from '../teamFiles/addTeamFile.ts';
import { testPrincipal } from '../testing.ts';
import { uploadKey } from '../uploads/messageFiles.ts';
import { addContactNote } from './addContactNote.ts';
import { listContactNotes } from './listContactNotes.ts';
import { atContacts } from './note.ts';

ownMessaging();

const [ANA, BEN] = ['0190a000-0000-7000-8000-0000000000a1', '0190a000-0000-7000-8000-0000000000b1'];
const ana = () => testPrincipal(ws, 'all', { userId: ANA, role: 'MEMBER' });
const ben = (role = 'MEMBER') => testPrincipal(ws, 'all', { userId: BEN, role });
const blind = () => testPrincipal(ws, 'all', { userId: BEN, scope: () => undefined });
const OTHER = '+16285550137';
const missing = { code: 'NOT_FOUND' };
const words = (text: string, ...more: object[]) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }, ...more] }] });

let mia: string;
beforeEach(async () => {
  mia = await saved(PEER);
});
async function saved(phoneNumber: string): Promise<string> {
  const id = db.ids.uuid();
  await told({ id, phoneNumber, version: 1 });
  return id;
}
const told = (contact: { id: string; phoneNumber?: string; version: number; mergedInto?: string }, deleted = false) =>
  deliver(db, consumers, ws, ContactChangedSchema, { contact, deleted });
const add = (document: string, { at = mia, by = ana(), idempotencyKey = '', fileIds = [] as string[] } = {}) =>
  addContactNote(deps)({ contactId: at, document, idempotencyKey, fileIds }, by);
const listed = async (...ids: string[]) =>
  (await listContactNotes(deps)(ids.length === 0 ? [mia] : ids, ana())).map(describeComment);
const texts = async (...ids: string[]) => (await listed(...ids)).map(({ text }) => text);
const changed = async () => (await emittedEvents(db, ContactNotesChangedSchema)).map(({ event }) => event.contactId);
async function pdf(by = ana()): Promise<{ id: string; isStored: () => Promise<boolean> }> {
  const id = db.ids.uuid();
  const bytes = Buffer.from('%PDF-1.7\n%âãÏÓ\n');
  await deps.storage.put(uploadKey(by, id), bytes, { contentType: 'application/octet-stream' });
  await addTeamFile(deps)({ id, name: 'plan.pdf' }, by);
  return { id, isStored: async () => (await deps.storage.stat(`teamfiles/${ws}/${id}.pdf`)) !== undefined };
}

describe('a note', () => {
  it('is read newest first by whoever reads contacts, and is no comment of a conversation', async () => {
    await textFrom('Do you have the walnut one?');
    const conversationId = (await timeline())[0]?.id ?? '';
    await addComment(deps)({ conversationId, document: words('It fits.'), idempotencyKey: '' }, ana());
    const first = await add(words('Prefers walnut.'));
    await add(words('Calls on Mondays.'), { by: ben() });
    expect(await listed()).toMatchObject([
      { text: 'Calls on Mondays.', authorUserId: BEN },
      { text: 'Prefers walnut.', authorUserId: ANA, type: 'CONTACT_NOTE', contactId: mia, conversationId: '' },
    ]);
    expect(await listComments(deps)([conversationId], ana())).toMatchObject([{ text: 'It fits.' }]);
    await expect(updateComment(deps)({ id: first.id, resolved: true }, ana())).rejects.toMatchObject(missing);
    expect(await listContactNotes(deps)([mia], testPrincipal(db.ids.uuid()))).toEqual([]);
  });

  it('is written once, however often it is sent, and tells who looks at the contact', async () => {
    const before = (await changed()).length;
    const [one, two] = [
      await add(words('Once'), { idempotencyKey: 'key' }),
      await add(words('Once'), { idempotencyKey: 'key' }),
    ];
    expect(two.id).toBe(one.id);
    expect((await changed()).slice(before)).toEqual([mia]);
    await expect(add(words('Else'), { idempotencyKey: 'key' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect(add(words(' '))).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'document' });
  });

  it('is of a contact that is there', async () => {
    const note = await add(words('Prefers walnut.'));
    for (const at of [db.ids.uuid(), 'x']) await expect(add(words('x'), { at })).rejects.toMatchObject(missing);
    await told({ id: mia, phoneNumber: PEER, version: 2 }, true);
    await expect(add(words('x'))).rejects.toMatchObject(missing);
    await expect(removeComment(deps, atContacts)(note.id, ana())).rejects.toMatchObject(missing);
    expect(await texts()).toEqual([]);
    // The deletion is undone.
    await told({ id: mia, phoneNumber: PEER, version: 3 });
    expect(await texts()).toEqual(['Prefers walnut.']);
  });

  it('is changed by who wrote it alone, and removed by them or an admin', async () => {
    const { id } = await add(words('Walnt'));
    await expect(updateComment(deps, atContacts)({ id, document: words('x') }, ben('OWNER'))).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
    });
    await updateComment(deps, atContacts)({ id, document: words('Walnut') }, ana());
    await reactToComment(deps, atContacts)({ id, emoji: '👍', on: true }, ben());
    expect(await listed()).toMatchObject([
      { text: 'Walnut', version: 3, reactions: [{ emoji: '👍', userIds: [BEN] }] },
    ]);
    await expect(removeComment(deps, atContacts)(id, ben())).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await removeComment(deps, atContacts)(id, ben('ADMIN'))).toBe(mia);
    expect(await texts()).toEqual([]);
    expect((await emittedEvents(db, CommentRemovedSchema)).map(({ event }) => event.commentId)).toContain(id);
  });

  it('gives its files to whoever reads contacts, and takes them along when it is removed', async () => {
    const { id: fileId, isStored } = await pdf();
    const { id } = await add(words('The plan'), { fileIds: [fileId] });
    expect((await getTeamFile(deps)(fileId, ben())).name).toBe('plan.pdf');
    await expect(getTeamFile(deps)(fileId, blind())).rejects.toMatchObject(missing);
    await removeComment(deps, atContacts)(id, ana());
    expect(await isStored()).toBe(false);
  });

  it('tells whom it names, with the contact instead of a conversation', async () => {
    const mention = { type: 'mention', attrs: { id: BEN, label: 'Ben', mentionSuggestionChar: '@' } };
    const { id } = await add(words('Call her ', mention));
    const events = (await emittedEvents(db, PeopleMentionedSchema)).filter(({ event }) => event.commentId === id);
    expect(events.map(({ event }) => event)).toMatchObject([
      { contactId: mia, peerNumber: PEER, authorUserId: ANA, userIds: [BEN], text: 'Call her @Ben' },
    ]);
    expect(events[0]?.event.conversation).toBeUndefined();
  });
});

describe('after a merge', () => {
  it('the notes of both are shown at the one that stays, until it is undone', async () => {
    const twin = await saved(OTHER);
    await add(words('Of the twin'), { at: twin });
    const own = await add(words('Of Mia'));
    const before = (await changed()).length;
    await told({ id: twin, phoneNumber: OTHER, version: 2, mergedInto: mia }, true);
    expect((await changed()).slice(before)).toEqual([mia]);
    expect(await listed()).toMatchObject([
      { text: 'Of Mia', contactId: mia },
      { text: 'Of the twin', contactId: mia },
    ]);
    expect(await texts(twin)).toEqual([]);
    // Whoever still has the other one open writes at the one that stays.
    expect((await add(words('Late'), { at: twin })).contactId).toBe(mia);
    await removeComment(deps, atContacts)(own.id, ana());
    await told({ id: twin, phoneNumber: OTHER, version: 3 });
    expect((await changed()).slice(-2).toSorted()).toEqual([mia, twin].toSorted());
    expect(await texts(mia)).toEqual(['Late']);
    expect(await texts(twin)).toEqual(['Of the twin']);
  });
});

describe('erasing', () => {
  const erase = async (kind: 'EVERYTHING' | 'PERSON', { contactId = '', numbers = [] as string[] } = {}) => {
    const id = db.ids.uuid();
    const { begin, job } = erasuresOf({ ...deps, jobs: { enqueue: async () => undefined } });
    const subject = { id, workspaceId: ws, kind, until: deps.clock.now().toISOString(), contactId, numbers };
    await db.tenant(ws, (uow) => begin(uow, subject));
    await job.run({ id, workspaceId: ws });
  };
  const left = () => db.tenant(ws, ({ tx }) => tx.comment.findMany({ where: { workspaceId: ws } }));

  it('of one person takes their notes with the files, those of merged contacts too, and leaves the others', async () => {
    const [twin, bob] = [await saved(OTHER), await saved('+16285550138')];
    const { id: fileId, isStored } = await pdf();
    await add(words('Of Mia'), { fileIds: [fileId] });
    await add(words('Of the twin'), { at: twin });
    await add(words('Of Bob'), { at: bob });
    await told({ id: twin, phoneNumber: OTHER, version: 2, mergedInto: mia }, true);
    await erase('PERSON', { contactId: mia, numbers: [PEER, OTHER] });
    expect((await left()).map(({ text }) => text)).toEqual(['Of Bob']);
    expect(await isStored()).toBe(false);
  });

  it('of everyone takes all notes', async () => {
    await add(words('Of Mia'));
    await erase('EVERYTHING');
    expect(await left()).toEqual([]);
  });

  it('happens too when a contact is told to be erased', async () => {
    const { id: fileId, isStored } = await pdf();
    await add(words('Of Mia'), { fileIds: [fileId] });
    await told({ id: mia, version: 2 }, true);
    expect(await left()).toEqual([]);
    expect(await isStored()).toBe(false);
  });
});
