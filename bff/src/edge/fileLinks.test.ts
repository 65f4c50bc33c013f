import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFileLinks, mediaKey } from './fileLinks.ts';

let now = Date.parse('2026-11-23T10:00:00Z');
const secrets = {
  hmac: (purpose: string, text: string) => createHmac('sha256', purpose).update(text).digest('base64url'),
  equal: (one: string, other: string) => one === other,
};
const links = createFileLinks(secrets, { now: () => new Date(now) });
const signed = (link: string) => new URL(link, 'http://localhost').searchParams.get('url') ?? '';
const link = (claims: object) => {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${secrets.hmac('file-link', text)}`;
};

it('a link works for five minutes, that of a public file for good', () => {
  const own = mediaKey('u1', 'a.png', false);
  const open = mediaKey('u1', 'a.png', true);
  const [forOwn, forOpen] = [signed(links.to(own)), signed(links.to(open))];
  expect([links.open(forOwn)?.key, links.open(forOpen)?.key]).toEqual([own, open]);
  now += 299_000;
  expect(links.open(forOwn)?.key).toBe(own);
  now += 1_000;
  expect(links.open(forOwn)).toBeUndefined();
  now += 365 * 86_400_000;
  expect(links.open(forOpen)?.key).toBe(open);
});

it('a link without an end opens public files alone, and none that was signed by somebody else', () => {
  expect(links.open(link({ k: 'recordings/w1/r1.wav' }))).toBeUndefined();
  expect(links.open(link({ k: mediaKey('u1', 'a.png', false) }))).toBeUndefined();
  const [text = ''] = signed(links.to(mediaKey('u1', 'a.png', true))).split('.');
  expect(links.open(`${text}.${secrets.hmac('other', text)}`)).toBeUndefined();
});

it('what a link says of its file is signed with it, and MP3 has a name of its own', () => {
  const key = 'recordings/w1/r1.wav';
  const path = links.to(key, { sha256: 'ab12', asMp3: true });
  expect(path).toMatch(/^\/api\/filepipe\/r1\.mp3\?/);
  expect(links.open(signed(path))).toEqual({ key, sha256: 'ab12', asMp3: true });
  expect(links.open(signed(links.to(key)))).toEqual({ key, sha256: undefined, asMp3: false });
  const [, signature = ''] = signed(path).split('.');
  const without = Buffer.from(JSON.stringify({ k: key, e: now + 1_000 })).toString('base64url');
  expect(links.open(`${without}.${signature}`)).toBeUndefined();
});
