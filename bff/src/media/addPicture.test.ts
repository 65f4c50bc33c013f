/** A picture that breaks off on its way: nothing of it stays that nobody knows, and its uploader is told what to do. */
import { crc32 } from 'node:zlib';
import { Code, ConnectError } from '@connectrpc/connect';
import { Refusal } from '@ringline/kit/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WORKSPACE, world, type Answer, type World } from '../testing/world.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Of the workspace service, in order: what it was asked, and whether the bytes were stored by then. */
const asked: string[] = [];
let edge: World;
let registered: { storageKey: string; awaited: boolean } | undefined;
/** What it answers next; nothing: it does as it should. */
let failing: Partial<Record<'registerMedia' | 'confirmMedia', Error[]>>;

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const key of edge.storage.list()) found.push(key);
  return found;
}

async function note(what: 'registerMedia' | 'confirmMedia'): Promise<void> {
  asked.push(`${what} with ${(await keys()).length} stored`);
  const failure = failing[what]?.shift();
  if (failure) throw failure;
}

beforeEach(async () => {
  [registered, failing] = [undefined, {}];
  asked.length = 0;
  const shown = () => ({ media: { id: 'm1', name: 'me.png', storageKey: registered?.storageKey ?? '' } });
  edge = await world({
    fakes: {
      media: {
        async registerMedia({ storageKey, awaited }) {
          registered = { storageKey, awaited };
          await note('registerMedia');
          return shown();
        },
        async confirmMedia({ id }) {
          expect(id).toBe('m1');
          await note('confirmMedia');
          return shown();
        },
      },
    },
  });
});
afterEach(() => edge.close());

async function upload(bytes: Buffer = PIXEL): Promise<Answer> {
  const form = new FormData();
  const query = 'mutation ($file: File!) { uploadFile(file: $file, type: IMAGES) { id name } }';
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', new File([new Uint8Array(bytes)], 'me.png'));
  const response = await fetch(`${edge.address}/graphql`, {
    method: 'POST',
    headers: { authorization: 'Bearer ana', 'x-workspace': WORKSPACE },
    body: form,
  });
  return (await response.json()) as Answer;
}

it('that is none, or only the beginning of one, is refused with a sentence', async () => {
  const half = await upload(PIXEL.subarray(0, 16));
  expect(half.errors?.[0]).toMatchObject({
    message: 'This picture is damaged or incomplete. Save it again and upload the new file.',
  });
  const large = Buffer.from(PIXEL);
  large.writeUInt32BE(30_000, 16);
  large.writeUInt32BE(30_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  expect((await upload(large)).errors?.[0]).toMatchObject({
    message: 'This picture has 30000 × 30000 pixels. Choose one of at most 4096 pixels a side and 16 megapixels.',
    extensions: { code: 'MEDIA_TOO_LARGE' },
  });
  expect(asked).toEqual([]);
});

it('is known before it is stored, and confirmed after', async () => {
  expect((await upload()).data).toEqual({ uploadFile: { id: 'm1', name: 'me.png' } });
  expect(registered?.awaited).toBe(true);
  expect(asked).toEqual(['registerMedia with 0 stored', 'confirmMedia with 1 stored']);
  expect(await keys()).toEqual([registered?.storageKey]);
});

it('is not stored when it is refused, or when nobody can be asked', async () => {
  failing.registerMedia = [
    new Refusal({ code: 'VALIDATION_FAILED', message: 'Choose another picture.' }),
    new ConnectError('away', Code.Unavailable),
  ];
  expect((await upload()).errors?.[0]).toMatchObject({ message: 'Choose another picture.' });
  expect((await upload()).errors?.[0]).toMatchObject({
    message: 'A part of Ringline isn’t answering right now. Try again in a moment.',
    extensions: { retryable: true },
  });
  expect(await keys()).toEqual([]);
});

it('is confirmed once more when the answer is lost', async () => {
  failing.confirmMedia = [new ConnectError('away', Code.Unavailable)];
  expect((await upload()).data).toEqual({ uploadFile: { id: 'm1', name: 'me.png' } });
  expect(asked).toHaveLength(3);
});

it('that cannot be confirmed is none, and its uploader is told to try again', async () => {
  failing.confirmMedia = [1, 2].map(() => new ConnectError('away', Code.DeadlineExceeded));
  expect((await upload()).errors?.[0]).toMatchObject({
    message: 'A part of Ringline isn’t answering right now. Try again in a moment.',
    extensions: { retryable: true },
  });
});
