/** Who may send a file: decided before it lies in memory. */
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { eventually, fakeClock } from '@ringline/kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MEMBER_GRANTS, owner, WORKSPACE, world, type World } from '../testing/world.ts';

let edge: World;
const sent: ClientRequest[] = [];
const limits = createMemoryLimits(fakeClock());

beforeEach(async () => {
  const ben = owner({ userId: 'u-ben', role: 'MEMBER', grants: MEMBER_GRANTS });
  edge = await world({ limits, people: { ana: owner(), ben } });
});
afterEach(async () => {
  for (const each of sent.splice(0)) each.destroy();
  await limits.reset('upload:u-ana');
  await edge.close();
});

/** Begins to send a file, and holds the rest of it back. */
function begin(token: string, size = 1_000, path = '/graphql'): { upload: ClientRequest; answer: Promise<string> } {
  const upload = request(edge.address + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-workspace': WORKSPACE,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': size,
    },
  });
  sent.push(upload);
  upload.on('error', () => undefined);
  const answer = once(upload, 'response').then(async ([response]) => {
    const chunks = await (response as IncomingMessage).toArray();
    return Buffer.concat(chunks as Buffer[]).toString();
  });
  // Some go before there is one.
  answer.catch(() => undefined);
  upload.write('--x\r\n');
  return { upload, answer };
}

it('a made-up token is refused, and nothing of the file is kept', async () => {
  const { upload, answer } = begin('made-up', 5_000_000);
  upload.end(Buffer.alloc(5_000_000 - 5));
  expect(await answer).toContain('TOKEN_EXPIRED');
  expect(edge.issued.count).toBe(1);
});

it('a form whose map is none is refused in words', async () => {
  const part = (name: string, text: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--x`;
  const form = `${part('operations', '{"query":"{ __typename }"}')}\r\n${part('map', '{"0":5}')}--\r\n`;
  const { upload, answer } = begin('ana', 5 + form.length);
  upload.end(form);
  expect(await answer).toContain('VALIDATION_FAILED');
});

it('a person who has sent too many within an hour is refused before the next is read', async () => {
  for (let count = 0; count < 200; count += 1) await limits.take('upload:u-ana', { limit: 200, perSeconds: 3_600 });
  const { upload, answer } = begin('ana');
  upload.end(Buffer.alloc(995));
  expect(await answer).toContain('RATE_LIMITED');
});

it('a process holds no more than ten files at once; who comes then is told to try again', async () => {
  for (let count = 0; count < 10; count += 1) begin('ana');
  const eleventh = async () => {
    const { upload, answer } = begin('ana');
    upload.end(Buffer.alloc(995));
    return answer;
  };
  await eventually(async () => (await eleventh()).includes('Many files are being uploaded right now'));
  for (const each of sent.splice(0)) each.destroy();
});

it('together they hold no more than a hundred megabytes', async () => {
  for (let count = 0; count < 5; count += 1) begin('ana', 20_000_000);
  await eventually(async () => {
    const { upload, answer } = begin('ana', 10_000_000);
    upload.end(Buffer.alloc(10_000_000 - 5));
    return (await answer).includes('Many files are being uploaded right now');
  });
  for (const each of sent.splice(0)) each.destroy();
});

it('a member who may not import contacts is refused before their file is read', async () => {
  const { answer } = begin('ben', 5_000_000, '/contacts/import?review=true');
  const text = await answer;
  expect(text).toContain('FORBIDDEN_ROLE');
  expect(text).toContain('CONTACT_IMPORT:CREATE');
});

it('a list of contacts that is too large is refused by its size', async () => {
  const { answer } = begin('ana', 30_000_000, '/contacts/import');
  expect(await answer).toContain('MEDIA_TOO_LARGE');
});
