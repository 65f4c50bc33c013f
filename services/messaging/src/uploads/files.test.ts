/** Files that people send along: what is taken, how small they become, and how the carrier gets them. */
import { drawnPicture, noisyPicture } from '@ringline/kit/testing';
import { describe, expect, test } from 'vitest';
import { attachmentsOf } from '../attachments/attachment.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import {
  app,
  billing,
  changeNumber,
  carrier,
  clock,
  db,
  deps,
  everyone,
  number,
  ownMessaging,
  PEER,
  sender,
  timeline,
  ws,
} from '../messagingTestkit.ts';
import { addMessageFile } from './addMessageFile.ts';
import { uploadKey } from './messageFiles.ts';
import { sweepUploads } from './sweepUploads.ts';
import { MMS_BYTES } from './takeFiles.ts';

ownMessaging();

const PHOTO = await drawnPicture(3_000, 1_500);
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n');

async function upload(bytes: Uint8Array): Promise<string> {
  const id = db.ids.uuid();
  await deps.storage.put(uploadKey(everyone(), id), bytes, { contentType: 'application/octet-stream' });
  return id;
}
async function added(bytes: Uint8Array): Promise<string> {
  const id = await upload(bytes);
  await addMessageFile(deps)(id, everyone());
  return id;
}
const sendFiles = (attachmentIds: string[], body = '', idempotencyKey = '', to = PEER) =>
  sendMessage(deps)({ phoneNumberId: number.id, contactId: '', to, body, idempotencyKey, attachmentIds }, everyone());

describe('a file that is added', () => {
  test('is what its content says, a picture smaller and without what else its file held', async () => {
    const id = await upload(PHOTO);
    expect(await addMessageFile(deps)(id, everyone())).toMatchObject({
      id,
      kind: 'PICTURE',
      state: 'READY',
      mimeType: 'image/jpeg',
      width: 1_600,
      height: 800,
    });
    expect(await addMessageFile(deps)(await upload(PDF), everyone())).toMatchObject({ kind: 'DOCUMENT' });
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'MEDIA_TYPE'],
    ['half a picture', PHOTO.subarray(0, 2_000), 'MEDIA_TYPE'],
    ['a large document', Buffer.concat([PDF, Buffer.alloc(601 * 1024)]), 'MEDIA_TOO_LARGE'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'MEDIA_TOO_LARGE'],
  ])('%s is refused, and gone', async (_what, bytes, code) => {
    const id = await upload(bytes);
    await expect(addMessageFile(deps)(id, everyone())).rejects.toMatchObject({ code });
    await expect(addMessageFile(deps)(id, everyone())).rejects.toMatchObject({ code: 'GONE' });
  });

  test('waits for a day', async () => {
    const id = db.ids.uuid();
    const key = uploadKey(everyone(), id);
    await deps.storage.put(key, PDF, { contentType: 'application/pdf' });
    const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    const nightOf = (ms: number) => sweepUploads({ ...deps, clock: { ...clock, now: () => new Date(at + ms) } });
    await nightOf(86_400_000 - 1);
    expect(await deps.storage.stat(key)).toBeDefined();
    await nightOf(86_400_001);
    expect(await deps.storage.stat(key)).toBeUndefined();
  });
});

describe('a message with files', () => {
  test('is an MMS, one unit at the price of one, and the carrier gets each file by a link of its own', async () => {
    const ids = [await added(PHOTO), await added(PDF)];
    const { item } = await sendFiles(ids, 'The two walls');
    expect(item).toMatchObject({ channel: 'MMS', body: 'The two walls', segments: 1, deliveryStatus: 'PENDING' });
    expect(billing.asks.at(-1)).toMatchObject({ channel: 'MMS', segments: 1 });
    await sender.round();
    const sent = carrier.texts.find(({ body }) => body === 'The two walls');
    expect(sent?.mediaUrls).toHaveLength(2);
    const fetched = await Promise.all(
      sent!.mediaUrls!.map((url) => app.inject({ url: url.replace('https://ringline.example', '') })),
    );
    expect(
      fetched.map(({ statusCode, headers }) => [statusCode, headers['content-type'], headers['content-disposition']]),
    ).toEqual([
      [200, 'image/jpeg', 'inline; filename="picture-1.jpg"'],
      [200, 'application/pdf', 'inline; filename="document-2.pdf"'],
    ]);
    expect(fetched[1]?.rawPayload).toEqual(PDF);
    // Forged, of another file, or too late: nothing.
    const path = sent!.mediaUrls![0]!.replace('https://ringline.example', '');
    expect((await app.inject({ url: path.replace(/f=([^&]+)1&/, 'f=$12&') })).statusCode).toBe(410);
    clock.advance(12 * 3_600_000);
    expect((await app.inject({ url: path })).statusCode).toBe(410);
    clock.advance(-12 * 3_600_000);
  });

  test('needs no words, is told with its files, and the same key again is the same message', async () => {
    const ids = [await added(PHOTO)];
    const first = await sendFiles(ids, '  ', 'mms-1');
    const again = await sendFiles(ids, '  ', 'mms-1');
    expect(again.item?.id).toBe(first.item?.id);
    expect(attachmentsOf((await timeline())[0]!)).toMatchObject([
      { kind: 'PICTURE', state: 'READY', storageKey: `attachments/${ws}/${first.item?.id}-1.jpg` },
    ]);
    await expect(sendFiles([...ids, ids[0]!], '', 'mms-2')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('holds 1 MB in all: its pictures are shrunk until they fit', async () => {
    const ids = await Promise.all([700, 700].map(async (side) => added(await noisyPicture(side))));
    const { item } = await sendFiles(ids);
    const files = attachmentsOf(item!);
    expect(files).toHaveLength(2);
    expect(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)).toBeLessThanOrEqual(MMS_BYTES);
    const documents = await Promise.all([1, 2].map(() => added(Buffer.concat([PDF, Buffer.alloc(590 * 1024)]))));
    await expect(sendFiles(documents)).rejects.toMatchObject({ code: 'MEDIA_TOO_LARGE' });
  });

  test('is another than the text of the same words, when the carrier has to be asked for it', async () => {
    carrier.faultNext('crash-after');
    const { item } = await sendFiles([await added(PHOTO)], 'Same words');
    await sender.round();
    clock.advance(60_000);
    await sender.round();
    const sent = carrier.texts.filter(({ body }) => body === 'Same words');
    expect(sent).toHaveLength(1);
    expect((await timeline()).find(({ id }) => id === item?.id)?.carrierSid).toBe(sent[0]?.sid);
  });

  test('of somebody else’s upload, of one that is gone, and from a number abroad is refused', async () => {
    const id = await added(PHOTO);
    const other = { ...everyone(), userId: db.ids.uuid() };
    await expect(
      sendMessage(deps)(
        { phoneNumberId: number.id, contactId: '', to: PEER, body: '', idempotencyKey: '', attachmentIds: [id] },
        other,
      ),
    ).rejects.toMatchObject({ code: 'GONE' });
    await changeNumber({ country: 'GB', status: 'AVAILABLE' });
    await expect(sendFiles([id])).rejects.toMatchObject({ code: 'CALLER_ID_NOT_OWNED', why: { check: 'mms-number' } });
  });
});
