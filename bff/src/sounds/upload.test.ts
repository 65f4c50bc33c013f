/** A sound whose telling breaks off: no file that nobody knows, and no sound without a file. */
import { readFileSync } from 'node:fs';
import { Code, ConnectError } from '@connectrpc/connect';
import { Refusal } from '@ringline/kit/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { owner, WORKSPACE, world, type Answer, type World } from '../testing/world.ts';

const TONE = readFileSync(new URL('../../../services/sandbox/src/carrier/media/tone-660.mp3', import.meta.url));
const ids: string[] = [];
let edge: World;
/** What telephony answers next; nothing: it does as it should. */
let failing: Error[];

beforeEach(async () => {
  ids.length = 0;
  failing = [];
  edge = await world({
    people: { ana: owner({ grants: { AUTOMATIONS: { CREATE: 'all' } } }) },
    fakes: {
      sounds: {
        async addSound({ id, name }) {
          ids.push(id);
          const failure = failing.shift();
          if (failure) throw failure;
          return { sound: { id, name } };
        },
      },
    },
  });
});
afterEach(() => edge.close());

async function files(): Promise<number> {
  let count = 0;
  for await (const _key of edge.storage.list()) count += 1;
  return count;
}

async function upload(bytes: Buffer = TONE, name = 'waltz.mp3'): Promise<Answer> {
  const form = new FormData();
  const query = 'mutation ($file: File!) { uploadFile(file: $file, type: MOH) { name } }';
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ file: ['variables.file'] }));
  form.set('file', new File([new Uint8Array(bytes)], name));
  const response = await fetch(`${edge.address}/graphql`, {
    method: 'POST',
    headers: { authorization: 'Bearer ana', 'x-workspace': WORKSPACE },
    body: form,
  });
  return (await response.json()) as Answer;
}

it('that breaks off in the middle is refused, and told where', async () => {
  expect((await upload(TONE.subarray(0, 4_200))).errors?.[0]).toMatchObject({
    message: 'This sound breaks off or is damaged after 0:01. Export it again and upload the new file.',
    extensions: { code: 'MEDIA_TYPE' },
  });
  expect(ids).toEqual([]);
  expect(await files()).toBe(0);
});

it('keeps its name as its owner sees it, cut where it is too long', async () => {
  expect((await upload(TONE, 'a"b\'c;d.mp3')).data).toEqual({ uploadFile: { name: 'a"b\'c;d' } });
  expect((await upload(TONE, `${'w'.repeat(120)}.mp3`)).data).toEqual({ uploadFile: { name: 'w'.repeat(80) } });
});

it('is told once more, as the same one, when the answer is lost', async () => {
  failing = [new ConnectError('away', Code.Unavailable)];
  expect((await upload()).data).toEqual({ uploadFile: { name: 'waltz' } });
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await files()).toBe(1);
});

it('that is refused leaves no file', async () => {
  failing = [new Refusal({ code: 'CONFLICT', message: 'There is a sound named waltz already.' })];
  expect((await upload()).errors?.[0]).toMatchObject({ message: 'There is a sound named waltz already.' });
  expect(await files()).toBe(0);
});

it('of which nobody knows whether it is there keeps its file, and its uploader is told to try again', async () => {
  failing = [1, 2].map(() => new ConnectError('away', Code.DeadlineExceeded));
  expect((await upload()).errors?.[0]).toMatchObject({
    message: 'A part of Ringline isn’t answering right now. Try again in a moment.',
    extensions: { retryable: true },
  });
  expect(await files()).toBe(1);
});
