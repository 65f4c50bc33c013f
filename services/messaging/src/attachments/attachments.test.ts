/** Files of texts on their way from the carrier into our store. */
import { drawnPicture, emittedEvents } from '@ringline/kit/testing';
import { ConversationChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { carrier, clock, db, deps, number, ownMessaging, PEER, post, timeline, ws } from '../messagingTestkit.ts';
import { attachmentsOf } from './attachment.ts';
import { createFetcher } from './fetcher.ts';

ownMessaging();
beforeEach(() => {
  carrier.media.clear();
  carrier.setAway(false);
});

const PHOTO = await drawnPicture(3_000, 1_500);

async function picture(files: { bytes: Uint8Array; type?: string }[], body = '') {
  const sid = `MM${db.ids.uuid().replaceAll('-', '')}`;
  const media = files.map(({ bytes, type = 'image/jpeg' }, index) => [
    [`MediaUrl${index}`, carrier.giveMedia(sid, bytes, type)],
    [`MediaContentType${index}`, type],
  ]);
  const form = { MessageSid: sid, From: PEER, To: number.number, Body: body, NumMedia: String(files.length) };
  expect((await post('/webhooks/messages/inbound', { ...form, ...Object.fromEntries(media.flat()) })).statusCode).toBe(
    200,
  );
  return sid;
}
const newest = async () => attachmentsOf((await timeline())[0]!);
async function stored(key: string): Promise<Buffer> {
  const object = await deps.storage.get(key);
  return Buffer.concat((await object!.body.toArray()) as Buffer[]);
}

describe('a picture', () => {
  test('is told at once as one that comes, then kept, measured and drawn anew, and the carrier forgets it', async () => {
    await picture([{ bytes: PHOTO }, { bytes: await drawnPicture(40, 20, 'png'), type: 'image/png' }], 'See the crack');
    expect(await newest()).toMatchObject([{ state: 'PENDING', kind: 'PICTURE' }, { state: 'PENDING' }]);
    await createFetcher(deps).round();
    const [photo, small] = await newest();
    expect(photo).toMatchObject({
      state: 'READY',
      kind: 'PICTURE',
      mimeType: 'image/jpeg',
      width: 2_048,
      height: 1_024,
    });
    expect(small).toMatchObject({ state: 'READY', mimeType: 'image/png', width: 40, height: 20 });
    expect((await stored(photo!.storageKey)).length).toBe(photo!.sizeBytes);
    expect(photo?.storageKey).toMatch(new RegExp(`^attachments/${ws}/.*\\.jpg$`));
    expect(carrier.media.size).toBe(0);
    // Everybody who looks at the thread is told, with what the carrier knows left out.
    const told = (await emittedEvents(db, ConversationChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
    expect(told.at(-1)?.event.conversation?.message?.attachments).toMatchObject([
      { state: 'READY' },
      { state: 'READY' },
    ]);
    expect(await createFetcher(deps).round()).toBe(0);
  });

  test('that breaks off, or that nobody could decode, is named as that and not kept', async () => {
    await picture([{ bytes: PHOTO.subarray(0, 2_000) }, { bytes: Buffer.from('<script>alert(1)</script>') }]);
    await createFetcher(deps).round();
    const [half, script] = await newest();
    expect(half).toMatchObject({ state: 'DAMAGED', storageKey: '' });
    // By its content, not by the sender's word.
    expect(script).toMatchObject({ state: 'READY', kind: 'FILE', mimeType: 'application/octet-stream' });
  });

  test('that the carrier cannot give yet is asked for again, and is missing when it never comes', async () => {
    await picture([{ bytes: PHOTO }]);
    carrier.setAway(true);
    const fetcher = createFetcher(deps);
    expect(await fetcher.round()).toBe(1);
    expect(await newest()).toMatchObject([{ state: 'PENDING' }]);
    // Not at once: the carrier is given time.
    expect(await fetcher.round()).toBe(0);
    clock.advance(3_000);
    carrier.setAway(false);
    expect(await fetcher.round()).toBe(1);
    expect(await newest()).toMatchObject([{ state: 'READY' }]);

    await picture([{ bytes: PHOTO }]);
    carrier.media.clear();
    await fetcher.round();
    expect(await newest()).toMatchObject([{ state: 'PENDING' }]);
    clock.advance(301_000);
    await fetcher.round();
    expect(await newest()).toMatchObject([{ state: 'MISSING' }]);
  });
});

test('other files keep their bytes and are named by their content', async () => {
  const card = Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mia\r\nEND:VCARD\r\n');
  await picture([
    { bytes: card, type: 'text/x-vcard' },
    { bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n'), type: 'image/png' },
  ]);
  await createFetcher(deps).round();
  const [contact, document] = await newest();
  expect(contact).toMatchObject({ kind: 'CONTACT', mimeType: 'text/vcard', sizeBytes: card.length });
  expect(await stored(contact!.storageKey)).toEqual(card);
  expect(document).toMatchObject({ kind: 'DOCUMENT', mimeType: 'application/pdf' });
});

test('only the carrier is asked, whatever address a text names', async () => {
  const asked: string[] = [];
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization ?? '');
    response.end('x');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await post('/webhooks/messages/inbound', {
    MessageSid: `MM${db.ids.uuid()}`,
    From: PEER,
    To: number.number,
    Body: '',
    NumMedia: '1',
    MediaUrl0: `http://127.0.0.1:${port}/secret`,
    MediaContentType0: 'image/png',
  });
  await createFetcher(deps).round();
  expect(asked).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

test('of a text that never reached us, the carrier tells which files came with it', async () => {
  carrier.giveMedia('SM7', PHOTO);
  const media = await deps.carrier.mediaOfMessage('SM7');
  expect(media).toMatchObject([{ mimeType: 'image/jpeg' }]);
  expect(await deps.carrier.messageMedia(media[0]!.url)).toBeDefined();
});
