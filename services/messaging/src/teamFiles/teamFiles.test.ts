/** Files of comments and of teammates' chats: what is taken, who gets it, and when it is gone. */
import { drawnPicture } from '@ringline/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addComment } from '../comments/addComment.ts';
import { removeComment, updateComment } from '../comments/changeComment.ts';
import { describeComment } from '../comments/comment.ts';
import { listComments } from '../comments/listComments.ts';
import { erasuresOf } from '../erasure/erasures.ts';
import { describeMessage } from '../internal/message.ts';
import {
  answerInternalMessage,
  removeInternalMessage,
  sendInternalMessage,
  updateInternalMessage,
} from '../internal/writeMessage.ts';
import { clock, db, deps, OTHER_TEAM, ownMessaging, PEER, TEAM, textFrom, timeline, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { uploadKey } from '../uploads/messageFiles.ts';
import { sweepUploads } from '../uploads/sweepUploads.ts';
import { addTeamFile, getTeamFile, removeTeamFile } from './addTeamFile.ts';
import { readTeamFile, teamFileName } from './readTeamFile.ts';

ownMessaging();

const [ANA, BEN, CEM] = ['a1', 'b1', 'c1'].map((end) => `0190a000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const person = (userId: string, teamIds = [TEAM], role = 'MEMBER', workspaceId = ws) =>
  testPrincipal(workspaceId, 'team', { userId, teamIds, role });
type Who = ReturnType<typeof person>;
const [ana, ben] = [() => person(ANA), () => person(BEN)];
const NOTHING = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });
const words = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n');
const PHOTO = await drawnPicture(300, 200);
const missing = { code: 'NOT_FOUND' };

async function added(bytes: Uint8Array = PDF, name = 'plan.pdf', by: Who = ana()): Promise<string> {
  const id = db.ids.uuid();
  await deps.storage.put(uploadKey(by, id), bytes, { contentType: 'application/octet-stream' });
  await addTeamFile(deps)({ id, name }, by);
  return id;
}
/** Whether a file's bytes are there, whatever its ending. */
const stored = async (id: string) =>
  (await Promise.all(['pdf', 'jpg'].map((end) => deps.storage.stat(`teamfiles/${ws}/${id}.${end}`)))).some(Boolean);
const send = (fileIds: string[], { document = NOTHING, by = ana(), key = '' } = {}) =>
  sendInternalMessage(deps)({ target: { userId: BEN, teamId: '' }, document, idempotencyKey: key, fileIds }, by);

describe('a file', () => {
  const zip = (type: string) => {
    // A ZIP whose first entry is stored and says what it is, as OpenDocument has it.
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt32LE(type.length, 18);
    header.writeUInt32LE(type.length, 22);
    header.writeUInt16LE('mimetype'.length, 26);
    return Buffer.concat([header, Buffer.from('mimetype'), Buffer.from(type)]);
  };
  const compound = (stream: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from(`${stream}\0\0\0`, 'utf16le'),
    ]);

  it('is what its content says, whatever it is called', async () => {
    const kinds = async (bytes: Uint8Array) => (await readTeamFile(bytes)).extension;
    expect(await kinds(PDF)).toBe('pdf');
    expect(await kinds(PHOTO)).toBe('jpg');
    expect(await kinds(await drawnPicture(4, 4, 'png'))).toBe('png');
    expect(await kinds(zip('application/vnd.oasis.opendocument.spreadsheet'))).toBe('ods');
    expect(await kinds(compound('WordDocument'))).toBe('doc');
    expect(await kinds(compound('Workbook'))).toBe('xls');
    expect(await kinds(compound('PowerPoint Document'))).toBe('ppt');
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'MEDIA_TYPE'],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'MEDIA_TYPE'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'MEDIA_TYPE'],
    ['an installer in the container of old documents', compound('SummaryInformation'), 'MEDIA_TYPE'],
    ['nothing', Buffer.alloc(0), 'MEDIA_TYPE'],
    ['half a picture', PHOTO.subarray(0, 200), 'MEDIA_TYPE'],
    ['more than 25 MB', Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]), 'MEDIA_TOO_LARGE'],
    ['a picture of more than 10 MB', Buffer.concat([PHOTO, Buffer.alloc(10 * 1024 * 1024)]), 'MEDIA_TOO_LARGE'],
  ])('%s is refused, and gone', async (_what, bytes, code) => {
    const id = db.ids.uuid();
    await deps.storage.put(uploadKey(ana(), id), bytes, { contentType: 'application/octet-stream' });
    await expect(addTeamFile(deps)({ id, name: 'x.pdf' }, ana())).rejects.toMatchObject({ code });
    await expect(addTeamFile(deps)({ id, name: 'x.pdf' }, ana())).rejects.toMatchObject({ code: 'GONE' });
  });

  it.each([
    ['Price list.PDF', 'pdf', 'Price list.PDF'],
    ['walls.jpeg', 'jpg', 'walls.jpeg'],
    ['invoice.exe', 'pdf', 'invoice.exe.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'pdf', 'plan.pdf'],
    ['\u202Egnp.\u0000pdf', 'pdf', 'gnp. pdf.pdf'],
    ['', 'png', 'file.png'],
    ['.pdf', 'pdf', 'file.pdf'],
    ['名前.docx', 'docx', '名前.docx'],
  ])('%j is called %s by its content', (given, extension, called) => {
    expect(teamFileName(given, extension)).toBe(called);
  });

  it('has a name of at most 120 characters, and keeps its ending', () => {
    expect(teamFileName(`${'x'.repeat(300)}.pdf`, 'pdf')).toMatch(/^x{115}\.pdf$/);
    expect(teamFileName(`${'👩🏽‍🚒'.repeat(60)}.pdf`, 'pdf')).toMatch(/^(👩🏽‍🚒)+\.pdf$/u);
  });
});

describe('what somebody uploaded and did not send', () => {
  it('is theirs alone, and is taken back', async () => {
    const id = await added();
    expect(await getTeamFile(deps)(id, ana())).toMatchObject({ name: 'plan.pdf', mimeType: 'application/pdf' });
    for (const other of [ben(), person(ANA, [TEAM], 'OWNER', db.ids.uuid())]) {
      await expect(getTeamFile(deps)(id, other)).rejects.toMatchObject(missing);
      await expect(removeTeamFile(deps)(id, other)).rejects.toMatchObject(missing);
      await expect(send([id], { by: { ...other, userId: other.userId === ANA ? CEM : BEN } })).rejects.toBeDefined();
    }
    expect(await stored(id)).toBe(true);
    await removeTeamFile(deps)(id, ana());
    expect(await stored(id)).toBe(false);
    await expect(send([id])).rejects.toMatchObject({ code: 'GONE', field: 'mediaIds' });
    await expect(getTeamFile(deps)('x', ana())).rejects.toMatchObject(missing);
  });

  it('waits for a day; what was sent meanwhile stays', async () => {
    const [kept, left] = [await added(), await added()];
    await send([kept]);
    const at = Number.parseInt(left.replaceAll('-', '').slice(0, 12), 16);
    const nightOf = (ms: number) => sweepUploads({ ...deps, clock: { ...clock, now: () => new Date(at + ms) } });
    await nightOf(86_400_000 - 1_000);
    expect(await stored(left)).toBe(true);
    await nightOf(86_400_000 + 60_000);
    expect([await stored(left), await stored(kept)]).toEqual([false, true]);
    await expect(send([left])).rejects.toMatchObject({ code: 'GONE' });
  });
});

describe('a message with files', () => {
  it('needs no words, has them in order, and is told by their names', async () => {
    const ids = [await added(PHOTO, 'walls.jpg'), await added(PDF, 'plan.pdf')];
    const row = await send(ids, { key: 'k' });
    expect((await send(ids, { key: 'k' })).id).toBe(row.id);
    const { message } = describeMessage(row, ana());
    expect(message).toMatchObject({
      text: 'walls.jpg, plan.pdf',
      files: [
        { id: ids[0], name: 'walls.jpg', mimeType: 'image/jpeg', width: 300, height: 200 },
        { id: ids[1], name: 'plan.pdf', width: 0 },
      ],
    });
    const { text } = await send([await added()], { document: words('Here') });
    expect(text).toBe('Here');
  });

  it('takes each file once, ten at the most, and only what is there', async () => {
    const id = await added();
    await expect(send([id, id])).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'mediaIds' });
    await expect(send(['x'])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(send(Array.from({ length: 11 }, () => db.ids.uuid()))).rejects.toMatchObject({
      message: 'Attach up to 10 files, each once.',
    });
    await expect(send([])).rejects.toMatchObject({ field: 'document' });
    await send([id]);
    await expect(send([id])).rejects.toMatchObject({ code: 'GONE' });
  });

  it('shows its files to those alone who take part', async () => {
    const id = await added();
    await send([id]);
    expect((await getTeamFile(deps)(id, ben())).id).toBe(id);
    for (const other of [person(CEM), person(CEM, [TEAM], 'OWNER'), person(BEN, [TEAM], 'OWNER', db.ids.uuid())])
      await expect(getTeamFile(deps)(id, other)).rejects.toMatchObject(missing);
    const ofTeam = await added();
    const target = { userId: '', teamId: TEAM };
    await sendInternalMessage(deps)({ target, document: NOTHING, idempotencyKey: '', fileIds: [ofTeam] }, ana());
    await expect(getTeamFile(deps)(ofTeam, person(CEM, [OTHER_TEAM]))).rejects.toMatchObject(missing);
    expect((await getTeamFile(deps)(ofTeam, person(CEM))).id).toBe(ofTeam);
  });

  it('keeps, loses and gets files when it is edited, by who wrote it', async () => {
    const [first, second, third] = [await added(), await added(PDF, 'b.pdf'), await added(PDF, 'c.pdf')];
    const { id } = await send([first, second]);
    const edit = (ids: string[] | undefined, by = ana(), document = NOTHING) =>
      updateInternalMessage(deps)({ id, document, ...(ids ? { files: { ids } as never } : {}) }, by);
    await expect(edit([third], ben())).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    const row = await edit([third, first]);
    expect(row.files.map((file) => file.id)).toEqual([third, first]);
    expect(row.text).toBe('c.pdf, plan.pdf');
    expect([await stored(first), await stored(second), await stored(third)]).toEqual([true, false, true]);
    expect((await edit(undefined, ana(), words('Look'))).files).toHaveLength(2);
    await expect(edit([])).rejects.toMatchObject({ field: 'document' });
    // A file of another message is none of this one.
    const other = await added();
    await send([other]);
    await expect(edit([other])).rejects.toMatchObject({ code: 'GONE' });
    expect((await edit([], ana(), words('Look'))).files).toEqual([]);
    expect(await stored(third)).toBe(false);
  });

  it('takes its files and those of its answers with it', async () => {
    const [own, answers] = [await added(), await added()];
    const { id } = await send([own]);
    await answerInternalMessage(deps)(
      { messageId: id, document: NOTHING, idempotencyKey: '', fileIds: [answers] },
      ana(),
    );
    await removeInternalMessage(deps)(id, ana());
    expect([await stored(own), await stored(answers)]).toEqual([false, false]);
    await expect(getTeamFile(deps)(own, ana())).rejects.toMatchObject(missing);
  });
});

describe('a comment with files', () => {
  let conversationId: string;
  beforeEach(async () => {
    await textFrom('Do you have the walnut one?');
    conversationId = (await timeline())[0]?.id ?? '';
  });
  const add = (fileIds: string[], document = NOTHING) =>
    addComment(deps)({ conversationId, document, idempotencyKey: '', fileIds }, ana());
  const listed = async () => (await listComments(deps)([conversationId], ben())).map(describeComment);

  it('shows them to whoever sees the conversation, and to nobody else', async () => {
    const id = await added();
    await add([id]);
    expect(await listed()).toMatchObject([{ text: 'plan.pdf', files: [{ id, name: 'plan.pdf' }] }]);
    expect((await getTeamFile(deps)(id, ben())).id).toBe(id);
    const strangers = [person(CEM, [OTHER_TEAM], 'ADMIN'), person(BEN, [TEAM], 'OWNER', db.ids.uuid())];
    for (const other of strangers) await expect(getTeamFile(deps)(id, other)).rejects.toMatchObject(missing);
  });

  it('loses files when it is edited and when it is removed, and keeps them when it is resolved', async () => {
    const [first, second] = [await added(), await added()];
    const { id } = await add([first, second]);
    await updateComment(deps)({ id, resolved: true }, ben());
    expect((await listed())[0]?.files).toHaveLength(2);
    await expect(updateComment(deps)({ id, files: { ids: [] } as never }, ben())).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
    });
    await updateComment(deps)({ id, files: { ids: [second] } as never }, ana());
    expect([await stored(first), await stored(second)]).toEqual([false, true]);
    await expect(updateComment(deps)({ id, files: { ids: [] } as never }, ana())).rejects.toMatchObject({
      field: 'document',
    });
    await removeComment(deps)(id, ana());
    expect(await stored(second)).toBe(false);
  });

  it('goes with the person whom it is about, files and all', async () => {
    const [ofThem, elsewhere] = [await added(), await added()];
    await add([ofThem], words('Their plan'));
    await send([elsewhere]);
    const id = db.ids.uuid();
    const { begin, job } = erasuresOf({ ...deps, jobs: { enqueue: async () => undefined } });
    const until = new Date().toISOString();
    await db.tenant(ws, (uow) =>
      begin(uow, { id, workspaceId: ws, kind: 'PERSON', until, contactId: '', numbers: [PEER] }),
    );
    await job.run({ id, workspaceId: ws });
    expect([await stored(ofThem), await stored(elsewhere)]).toEqual([false, true]);
    await expect(getTeamFile(deps)(ofThem, ana())).rejects.toMatchObject(missing);
  });
});

it('a card is told by its id, to whoever reads it', async () => {
  const attrs = { kind: 'CONTACT', id: db.ids.uuid(), label: 'Contact card' };
  const row = await send([], { document: JSON.stringify({ type: 'doc', content: [{ type: 'card', attrs }] }) });
  expect(describeMessage(row, ana()).message).toMatchObject({
    text: 'Contact card',
    cards: [{ kind: 'CONTACT', id: attrs.id }],
  });
});
