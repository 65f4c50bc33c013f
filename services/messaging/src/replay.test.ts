/** What the carrier tells, told again, out of order, and in shapes that nobody expects: the same rows, nothing lost, no error of ours. */
import { drawnPicture } from '@ringline/kit/testing';
import { describe, expect, test } from 'vitest';
import { attachmentsOf } from './attachments/attachment.ts';
import { createFetcher } from './attachments/fetcher.ts';
import { VIBER_INBOUND_PATH, VIBER_STATUS_PATH } from './webhooks/paths.ts';
import {
  answerOnViber,
  answerOnWhatsApp,
  carrier,
  connectWhatsApp,
  db,
  deps,
  log,
  number,
  ownMessaging,
  PEER,
  post,
  postViber,
  send,
  sender,
  timeline,
  viber,
  viberMessage,
  viberStatus,
  whatsApp,
  ws,
} from './messagingTestkit.ts';

ownMessaging();

const INBOUND = '/webhooks/messages/inbound';
const PICTURE = await drawnPicture(30, 20);

type Told = readonly [path: string, form: Record<string, string>];

/** A shuffle that a failure can be repeated with. */
function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const rest = [...values];
  return values.map(() => rest.splice(Math.floor(next() * rest.length), 1)[0]!);
}

/** What is odd about it, in words, and it. */
type Odd<Payload> = readonly [what: string, odd: Payload];

/** Each of these is told twice, all at once: one message of each is there, and nothing of ours has failed. */
async function isOnce<Payload>(
  all: readonly Odd<Payload>[],
  tell: (odd: Payload) => Promise<readonly [sid: string, post: () => Promise<{ statusCode: number }>]>,
): Promise<void> {
  await Promise.all(
    all.map(async ([what, odd]) => {
      const [sid, told] = await tell(odd);
      expect([what, (await told()).statusCode, (await told()).statusCode]).toEqual([what, 200, 200]);
      const stored = await db.tenant(ws, ({ tx }) => tx.item.count({ where: { carrierSid: sid } }));
      expect([what, stored]).toEqual([what, 1]);
    }),
  );
  await createFetcher(deps).round();
  expect(log.error).not.toHaveBeenCalled();
}

describe.each([1, 2, 3])('every event of the carrier told three times, in random order %i', (seed) => {
  test('leaves the same rows, and one bubble for each message', async () => {
    const sids = [1, 2].map((index) => `SM${ws}-${index}`);
    const picture = `MM${db.ids.uuid().replaceAll('-', '')}`;
    const inbound = (sid: string, Body: string, more = {}): Told => [
      INBOUND,
      { MessageSid: sid, From: PEER, To: number.number, Body, ...more },
    ];
    const media = { NumMedia: '1', MediaUrl0: carrier.giveMedia(picture, PICTURE), MediaContentType0: 'image/jpeg' };
    const ours = [
      await send('Arrives'),
      await send('Is read'),
      await send('Is lost, then arrives'),
      await send('Is lost'),
    ];
    // Texts to one person leave one after the other.
    while ((await sender.round()) > 0);
    const ends = [
      ['sent', 'delivered'],
      ['sent', 'delivered', 'read'],
      ['sent', 'undelivered', 'delivered'],
      ['sent', 'undelivered'],
    ];
    const rows = await timeline();
    const reports = ours.flatMap(({ item }, index): Told[] => {
      const path = `/webhooks/messages/status?${new URLSearchParams({ w: ws, m: item!.id, a: '0' })}`;
      const sid = rows.find(({ id }) => id === item!.id)?.carrierSid ?? '';
      return ends[index]!.map((status): Told => [
        path,
        { MessageSid: sid, MessageStatus: status, ...(status === 'undelivered' ? { ErrorCode: '30003' } : {}) },
      ]);
    });
    const events = [inbound(sids[0]!, 'first'), inbound(sids[1]!, 'second'), inbound(picture, '', media), ...reports];

    for (const [path, form] of shuffled([...events, ...events, ...events], seed))
      expect((await post(path, form)).statusCode).toBeLessThan(300);
    await createFetcher(deps).round();

    const found = (await timeline()).map(({ body, channel, deliveryStatus, carrierCode }) =>
      [channel, body, deliveryStatus, carrierCode].join(' ').trim(),
    );
    expect(found.toSorted()).toEqual([
      'MMS  RECEIVED',
      'SMS Arrives DELIVERED',
      'SMS Is lost UNDELIVERED 30003',
      'SMS Is lost, then arrives DELIVERED',
      'SMS Is read READ',
      'SMS first RECEIVED',
      'SMS second RECEIVED',
    ]);
    const [files] = (await timeline()).filter(({ channel }) => channel === 'MMS').map(attachmentsOf);
    expect(files).toMatchObject([{ kind: 'PICTURE', state: 'READY' }]);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe.each([1, 2, 3])('every event of WhatsApp told three times, in random order %i', (seed) => {
  test('leaves the same rows, and one bubble for each message', async () => {
    await connectWhatsApp();
    await post(INBOUND, whatsApp('Opens the window'));
    const picture = `MM${db.ids.uuid().replaceAll('-', '')}`;
    const media = { NumMedia: '1', MediaUrl0: carrier.giveMedia(picture, PICTURE), MediaContentType0: 'image/jpeg' };
    const ours = [await answerOnWhatsApp('Is read'), await answerOnWhatsApp('Is refused')];
    while ((await sender.round()) > 0);
    const rows = await timeline();
    const ends = [['sent', 'delivered', 'read'], ['failed']];
    const reports = ours.flatMap(({ item }, index): Told[] => {
      const path = `/webhooks/messages/status?${new URLSearchParams({ w: ws, m: item!.id, a: '0' })}`;
      const sid = rows.find(({ id }) => id === item!.id)?.carrierSid ?? '';
      return ends[index]!.map((status): Told => [
        path,
        { MessageSid: sid, MessageStatus: status, ...(status === 'failed' ? { ErrorCode: '63016' } : {}) },
      ]);
    });
    const events: Told[] = [
      [INBOUND, whatsApp('first')],
      [INBOUND, whatsApp('', { ButtonText: 'Keep it', ButtonPayload: 'keep' })],
      [INBOUND, whatsApp('', { MessageSid: picture, ...media })],
      ...reports,
    ];
    for (const [path, form] of shuffled([...events, ...events, ...events], seed))
      expect((await post(path, form)).statusCode).toBeLessThan(300);
    await createFetcher(deps).round();
    const found = (await timeline()).map(({ body, channel, deliveryStatus, carrierCode }) =>
      [channel, body, deliveryStatus, carrierCode].join(' ').trim(),
    );
    expect(found.toSorted()).toEqual([
      'WHATSAPP  RECEIVED',
      'WHATSAPP Is read READ',
      'WHATSAPP Is refused FAILED 63016',
      'WHATSAPP Keep it RECEIVED',
      'WHATSAPP Opens the window RECEIVED',
      'WHATSAPP first RECEIVED',
    ]);
    expect((await timeline()).flatMap(attachmentsOf)).toMatchObject([{ kind: 'PICTURE', state: 'READY' }]);
    expect(log.error).not.toHaveBeenCalled();
  });
});

const ODD_WHATSAPP: readonly Odd<Record<string, string>>[] = [
  ['no name', { ProfileName: '' }],
  ['a name without end', { ProfileName: 'x'.repeat(100_000) }],
  ['a name with a null character', { ProfileName: 'a\u0000b' }],
  ['half a surrogate pair for a name', { ProfileName: 'a\ud83d' }],
  ['an account that is not the number', { WaId: '5511987654321' }],
  ['a place that is none', { Latitude: 'north', Longitude: '' }],
  ['a button without words', { ButtonText: '', ButtonPayload: 'x' }],
  ['a prefix and no number', { From: 'whatsapp:' }],
  ['a prefix twice', { From: `whatsapp:whatsapp:${PEER}` }],
  [
    'fields that came without notice',
    { ReferralBody: '€', ReferralSourceId: '1', ChannelMetadata: '{', toString: 'x' },
  ],
];

test('a WhatsApp message in a shape that nobody expects is a message all the same', () =>
  isOnce(ODD_WHATSAPP, async (odd) => {
    const form = whatsApp('odd', odd);
    return [form['MessageSid'] ?? '', () => post(INBOUND, form)];
  }));

describe('a payload that nobody expects', () => {
  const told = async (odd: Record<string, string>) => {
    const form = { MessageSid: `SM${db.ids.uuid()}`, From: PEER, To: number.number, Body: 'odd', ...odd };
    return [form.MessageSid, () => post(INBOUND, form)] as const;
  };

  const ODD_TEXTS: readonly Odd<Record<string, string>>[] = [
    ['no body', { Body: '' }],
    ['a null character', { Body: 'a\u0000b' }],
    ['half a surrogate pair', { Body: 'a\ud83d' }],
    ['a hundred thousand characters', { Body: 'x'.repeat(100_000) }],
    ['words in place of a count', { NumMedia: 'many' }],
    ['a negative count', { NumMedia: '-3' }],
    ['more files than there are addresses', { NumMedia: '99' }],
    ['an address that is none', { NumMedia: '1', MediaUrl0: 'javascript:alert(1)', MediaContentType0: 'text/html' }],
    ['fields that came without notice', { Referral: '{"a":1}', 'Channel Metadata': '€', toString: 'x' }],
    ['a sender of markup', { From: '<img src=x onerror=alert(1)>' }],
    ['an endless sender', { From: `+${'1'.repeat(400)}` }],
  ];
  test('is a message all the same', () => isOnce(ODD_TEXTS, told));

  const picture = () => carrier.giveMedia(`MM${db.ids.uuid().replaceAll('-', '')}`, PICTURE);
  const ODD_PICTURES: readonly Odd<() => Record<string, string>>[] = [
    ['a type that is none', () => ({ MediaUrl0: picture(), MediaContentType0: 'x'.repeat(2_000) })],
    ['a type in place of a list', () => ({ MediaUrl0: picture(), MediaContentType0: 'image/png, image/png' })],
    ['no type', () => ({ MediaUrl0: picture() })],
    ['the type of a program', () => ({ MediaUrl0: picture(), MediaContentType0: 'application/x-msdownload' })],
    ['a type of control characters', () => ({ MediaUrl0: picture(), MediaContentType0: 'image/\u0000\r\npng' })],
    ['no address', () => ({ MediaContentType0: 'image/png' })],
    ['an address of ours', () => ({ MediaUrl0: 'http://169.254.169.254/latest' })],
    ['an endless address', () => ({ MediaUrl0: `https://api.twilio.com/${'x'.repeat(20_000)}` })],
    ['an address with a name and a word', () => ({ MediaUrl0: 'https://a:b@api.twilio.com/x' })],
    ['addresses that begin with the second', () => ({ MediaUrl1: picture(), MediaContentType1: 'image/png' })],
    ['a count with a fraction', () => ({ NumMedia: '1.5', MediaUrl0: picture() })],
  ];
  test('with a picture is a message all the same', () =>
    isOnce(ODD_PICTURES, (odd) => told({ MessageSid: `MM${db.ids.uuid()}`, NumMedia: '1', ...odd() })));

  const ODD_REPORTS: readonly (readonly [string, Record<string, string>, Record<string, string>])[] = [
    ['a status that is new', { MessageStatus: 'teleported' }, {}],
    ['a code that is none', { MessageStatus: 'undelivered', ErrorCode: 'oops' }, {}],
    ['no status', { MessageStatus: '' }, {}],
    ['somebody else’s message', { MessageStatus: 'delivered' }, { m: '0190a000-0000-7000-8000-00000000dead' }],
    ['ids that are none', { MessageStatus: 'delivered' }, { w: "' OR 1=1", m: '../..' }],
    ['an attempt that is none', { MessageStatus: 'delivered' }, { a: 'NaN' }],
  ];
  test('in a report is no error, and makes no message', async () => {
    const { item } = await send('reported');
    await sender.round();
    for (const [what, form, query] of ODD_REPORTS) {
      const path = `/webhooks/messages/status?${new URLSearchParams({ w: ws, m: item!.id, a: '0', ...query })}`;
      expect([what, (await post(path, { MessageSid: 'SM1', ...form })).statusCode]).toEqual([what, 204]);
      expect([what, ...log.error.mock.calls]).toEqual([what]);
    }
    expect(await timeline()).toHaveLength(1);
  });

  test('a message that arrived in part has arrived', async () => {
    const { item } = await send('in part');
    await sender.round();
    const path = `/webhooks/messages/status?${new URLSearchParams({ w: ws, m: item!.id, a: '0' })}`;
    await post(path, { MessageSid: (await timeline())[0]!.carrierSid!, MessageStatus: 'partially_delivered' });
    expect((await timeline())[0]).toMatchObject({ deliveryStatus: 'DELIVERED' });
  });
});

describe.each([1, 2, 3])('every event of Viber told three times, in random order %i', (seed) => {
  test('leaves the same rows, and one bubble for each message', async () => {
    while ((await sender.round()) > 0);
    log.error.mockClear();
    const ours = [
      await answerOnViber('Is read'),
      await answerOnViber('Is refused'),
      await answerOnViber('Arrives late'),
    ];
    while ((await sender.round()) > 0);
    const error = {
      type: 'https://developer.vonage.com/api-errors/messages#1020',
      title: 'Invalid params',
      detail: '',
    };
    const ends = [
      ['submitted', 'delivered', 'read'],
      ['submitted', 'rejected'],
      ['undeliverable', 'delivered'],
    ];
    const reports: (readonly [string, unknown])[] = [];
    for (const [index, { item }] of ours.entries())
      for (const status of ends[index]!)
        reports.push([VIBER_STATUS_PATH, await viberStatus(item!.id, status, status === 'rejected' ? { error } : {})]);
    const events: (readonly [string, unknown])[] = [
      [VIBER_INBOUND_PATH, viberMessage('first')],
      [VIBER_INBOUND_PATH, viberMessage('', { message_type: 'image', image: { url: viber.giveFile(PICTURE) } })],
      ...reports,
    ];
    for (const [path, payload] of shuffled([...events, ...events, ...events], seed))
      expect((await postViber(path, payload)).statusCode).toBe(200);
    while ((await createFetcher(deps).round()) > 0);
    const found = (await timeline()).map(({ body, channel, deliveryStatus, carrierCode }) =>
      [channel, body, deliveryStatus, carrierCode].join(' ').trim(),
    );
    expect(found.toSorted()).toEqual([
      'VIBER  RECEIVED',
      'VIBER Arrives late DELIVERED',
      'VIBER Is read READ',
      'VIBER Is refused FAILED 1020',
      'VIBER first RECEIVED',
    ]);
    expect((await timeline()).flatMap(attachmentsOf)).toMatchObject([{ kind: 'PICTURE', state: 'READY' }]);
    expect(log.error).not.toHaveBeenCalled();
  });
});

const ODD_VIBER: readonly Odd<Record<string, unknown>>[] = [
  ['no words', { text: undefined }],
  ['a number for words', { text: 7 }],
  ['a null character', { text: 'a\u0000b' }],
  ['half a surrogate pair', { text: 'a\ud83d' }],
  ['a hundred thousand characters', { text: 'x'.repeat(100_000) }],
  ['a type that is new', { message_type: 'hologram', hologram: { url: 'x' } }],
  ['a picture that is a list', { message_type: 'image', image: ['https://api.nexmo.com/x'] }],
  ['a file at an address that is none', { message_type: 'file', file: { url: 'javascript:alert(1)' } }],
  ['a place alone', { text: '', message_type: 'location', location: { lat: 38.72, long: -9.14 } }],
  ['a sender of markup', { from: '<img src=x onerror=alert(1)>' }],
  ['a number for a sender', { from: 14_155_550_199 }],
  ['fields that came without notice', { __proto__: null, toString: 'x', profile: null, context: { a: ['€'] } }],
];

test('a Viber message in a shape that nobody expects is a message all the same', () =>
  isOnce(ODD_VIBER, async (odd) => {
    const told = viberMessage('odd', odd);
    return [String(told['message_uuid']), () => postViber(VIBER_INBOUND_PATH, told)];
  }));

const ODD_VIBER_REPORTS: readonly Odd<string | Record<string, unknown>>[] = [
  ['what is no JSON', '{"message_uuid":'],
  ['a list', '[]'],
  ['nothing', ''],
  ['no reference', { message_uuid: 'x', status: 'delivered' }],
  ['a reference of nobody', { message_uuid: 'x', status: 'delivered', client_ref: "' OR 1=1.x.y" }],
  [
    'a status that is new',
    { message_uuid: 'x', status: 'teleported', client_ref: `${'0'.repeat(8)}.a.0`, error: 'no' },
  ],
];

test('a report of Viber in a shape that nobody expects is no error', async () => {
  for (const [what, odd] of ODD_VIBER_REPORTS) {
    expect([what, (await postViber(VIBER_STATUS_PATH, odd)).statusCode]).toEqual([what, 200]);
    expect([what, ...log.error.mock.calls]).toEqual([what]);
  }
});
