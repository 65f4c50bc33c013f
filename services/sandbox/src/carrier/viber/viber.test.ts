/** The provider of Viber as the application meets it: its requests, its refusals, its signed webhooks. */
import { createViber, isSignedByVonage } from '@ringline/kit/viber';
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { serveSandbox } from '../../service.testkit.ts';

const PEER = '+15035550174';
const account = {
  VIBER_API_KEY: 'sandbox',
  VIBER_API_SECRET: 'sandbox-viber-secret',
  VIBER_SIGNATURE_SECRET: 'sandbox-viber-signature',
  VIBER_SENDERS: '*',
};
const heard: { signed: boolean; path: string; told: Record<string, unknown> }[] = [];
const world = await serveSandbox(
  {},
  { ...account, SANDBOX_TEXT_SENT_MS: '1', SANDBOX_TEXT_DELIVERED_MS: '1' },
  'at-once',
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post('/webhooks/messages/viber/:path', async (request, reply) => {
      const body = request.body as Buffer;
      const signed = await isSignedByVonage(account.VIBER_SIGNATURE_SECRET, request.headers.authorization, body);
      heard.push({ signed, path: request.url, told: JSON.parse(body.toString()) as Record<string, unknown> });
      return reply.send({});
    });
  },
);
const viber = createViber({ ...account, VIBER_API_URL: `${world.base}/sandbox/viber` })!;
const { phoneNumber: number } = await world.client.incomingPhoneNumbers.create({ phoneNumber: '+14155550142' });
const api = (method: string, path: string, body?: object) =>
  fetch(`${world.base}/sandbox/api${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const message = {
  to: PEER,
  sender: number.slice(1),
  text: 'Your table is ready.',
  reference: 'w.m.0',
  statusUrl: `${world.base}/webhooks/messages/viber/status`,
};
const told = async (of: object) =>
  eventually(() => expect(heard.map((one) => one.told)).toContainEqual(expect.objectContaining(of)));

test('takes a message with its button to the phone, and reports it signed until it was read', async () => {
  const id = await viber.send({ ...message, button: { text: 'Directions', url: 'https://maps.example/1' } });
  await told({ message_uuid: id, status: 'delivered', client_ref: 'w.m.0', to: PEER.slice(1) });
  const { texts } = (await (await api('GET', `/phones/${encodeURIComponent(PEER)}`)).json()) as { texts: object[] };
  expect(texts.at(-1)).toMatchObject({ channel: 'viber', body: message.text, link: { text: 'Directions' } });
  expect((await api('POST', `/texts/${id}/read`)).status).toBe(204);
  await told({ message_uuid: id, status: 'read' });
  expect(heard.every(({ signed }) => signed)).toBe(true);
  // The carrier knows nothing of it.
  expect(await world.client.messages.list({ limit: 20 })).toEqual([]);
});

test('brings what people write, and their pictures to whoever has the password', async () => {
  const base64 = Buffer.from('a picture').toString('base64');
  await api('POST', '/texts', {
    from: PEER,
    to: number,
    body: 'Look',
    channel: 'viber',
    media: [{ contentType: 'image/png', base64 }],
  });
  await told({ message_type: 'image', from: PEER.slice(1), to: number.slice(1) });
  const { image } = heard.at(-1)!.told as { image: { url: string; caption: string } };
  expect(image.caption).toBe('Look');
  expect((await fetch(image.url)).status).toBe(401);
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await viber.media(image.url))!.body) chunks.push(chunk as Uint8Array);
  expect(Buffer.concat(chunks).toString()).toBe('a picture');
});

test.each<[string, Partial<typeof message> & { button?: { text: string; url: string } }, object]>([
  ['a sender that it does not know', { sender: '14155550199' }, { status: 422, code: 1_120 }],
  ['1,001 characters', { text: 'x'.repeat(1_001) }, { status: 422, code: 1_150 }],
  [
    'a button of 31 characters',
    { button: { text: 'x'.repeat(31), url: 'https://x.example' } },
    { status: 422, code: 1_150 },
  ],
  ['a recipient that is none', { to: '+1' }, { status: 422, code: 1_150 }],
])('refuses %s', async (_what, odd, refusal) => {
  await expect(viber.send({ ...message, ...odd })).rejects.toMatchObject(refusal);
});

test.each([
  ['blocks', '1260'],
  ['none', '1300'],
] as const)('rejects what is for a phone whose Viber is set to %s', async (setting, code) => {
  await api('PUT', `/phones/${encodeURIComponent(PEER)}`, { viber: setting });
  const id = await viber.send(message);
  await told({
    message_uuid: id,
    status: 'rejected',
    error: expect.objectContaining({ type: expect.stringContaining(`#${code}`) }),
  });
  await api('PUT', `/phones/${encodeURIComponent(PEER)}`, {});
});

test('refuses a wrong password', async () => {
  const stranger = createViber({
    ...account,
    VIBER_API_SECRET: 'wrong',
    VIBER_API_URL: `${world.base}/sandbox/viber`,
  })!;
  await expect(stranger.send(message)).rejects.toMatchObject({ status: 401 });
});
