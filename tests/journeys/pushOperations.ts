/** Web push through all services: a browser subscribes, gets what its person is told of, loses what was read, and is forgotten. */
import { createECDH } from 'node:crypto';
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { openPhone, OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { inTenant } from '../testkit/inTenant.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550187';
const MARIA = '+15035550189';
const SUBSCRIBE =
  'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { id name current pushedAt failure } }';
const DEVICES = '{ pushSettings { publicKey devices { id name current createdAt pushedAt failure } } }';
const TEST = 'mutation ($id: ID!) { sendTestPush(id: $id) { id pushedAt failure } }';
const REMOVE = 'mutation ($id: ID!) { removePushDevice(id: $id) }';

const TIMELINE = 'query ($id: ID!) { getCallTimeline(callId: $id) { description } }';
const LOG = `query ($filter: NotificationDeliveryFilter) {
  fetchNotificationDeliveries(filter: $filter, first: 50) {
    data {
      id peerNumber contact { fullName } notification { id type }
      deliveries { way status reason device at }
    }
  }
}`;

interface LoggedEntry {
  readonly id: string;
  readonly peerNumber: string | null;
  readonly notification: { readonly type: string } | null;
  readonly deliveries: readonly { way: string; status: string; reason: string | null }[];
}

interface PushedJson {
  readonly notification?: {
    title: string;
    body: string;
    navigate: string;
    tag: string;
    actions: { action: string }[];
    data: Record<string, string>;
  };
  readonly close?: string[];
  readonly app_badge?: number;
}

/** A browser behind the sandbox's push service. */
export async function aBrowser(url: string, publicKey: string) {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/sandbox/api/push${path}`, { ...init, headers: { 'content-type': 'application/json' } });
  const made = await ask('', { method: 'POST', body: JSON.stringify({ applicationServerKey: publicKey }) });
  const { id, endpoint, keys } = (await made.json()) as { id: string; endpoint: string; keys: Record<string, string> };
  return {
    subscription: { endpoint, p256dh: keys['p256dh'], auth: keys['auth'], name: 'Chrome, Linux' },
    answers: (status: number) => ask(`/${id}`, { method: 'PUT', body: JSON.stringify({ answers: status }) }),
    /** What the browser was handed, decrypted. */
    async pushes(): Promise<(PushedJson & { urgency: string; topic: string })[]> {
      const { pushes } = (await (await ask(`/${id}`)).json()) as {
        pushes: { text: string; urgency: string; topic: string }[];
      };
      return pushes.map(({ text, ...push }) => ({ ...push, ...(JSON.parse(text) as PushedJson) }));
    },
  };
}

export async function executePush(product: RunningProduct): Promise<void> {
  const { url } = product;
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(url, owner, 'MEMBER');
  const outside = new OutsideWorld(url);
  const { pushSettings } = await owner.api.run(DEVICES);
  expect(pushSettings.devices).toEqual([]);
  const laptop = await aBrowser(url, pushSettings.publicKey);
  const phone = await aBrowser(url, pushSettings.publicKey);

  // What no browser makes, and addresses of other services, are refused.
  const input = laptop.subscription;
  for (const [field, wrong] of [
    ['endpoint', 'http://127.0.0.1:5432/sandbox/push/x'],
    ['endpoint', 'https://intranet.example/push'],
    ['p256dh', 'x'],
    ['auth', ''],
  ] as const)
    expect(await owner.api.refused(SUBSCRIBE, { input: { ...input, [field]: wrong } })).toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
    });

  const { subscribeToPush: device } = await owner.api.run(SUBSCRIBE, { input });
  expect(device).toMatchObject({ name: 'Chrome, Linux', current: true, pushedAt: null, failure: null });
  // Told again, it is the same device.
  expect((await owner.api.run(SUBSCRIBE, { input })).subscribeToPush.id).toBe(device.id);
  const { subscribeToPush: second } = await owner.api.run(SUBSCRIBE, { input: phone.subscription });
  expect(await bea.api.refused(TEST, { id: device.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await bea.api.refused(REMOVE, { id: device.id })).toMatchObject({ code: 'NOT_FOUND' });

  expect((await owner.api.run(TEST, { id: device.id })).sendTestPush).toMatchObject({ id: device.id, failure: null });
  const [test] = await laptop.pushes();
  expect(test).toMatchObject({ urgency: 'high', notification: { title: 'Test notification', data: { kind: 'TEST' } } });

  // A missed call reaches both, once each, and goes from both when it is read.
  const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
  await outside.hangUp(sid);
  const newsOf = async (browser: typeof laptop) =>
    (await browser.pushes()).filter(({ notification }) => notification?.data['kind'] === 'MISSED_CALL');
  await eventually(async () => {
    for (const browser of [laptop, phone]) expect(await newsOf(browser)).toHaveLength(1);
  });
  const [missed] = await newsOf(phone);
  expect(missed?.notification).toMatchObject({
    title: `Missed call from ${CALLER}`,
    navigate: expect.stringMatching(/\/inbox\?conversationId=/) as string,
    actions: [{ action: 'reply', title: 'Reply' }],
    data: { workspaceId: owner.workspaceId, url: expect.stringMatching(/^\/inbox/) as string },
  });
  await owner.api.run('mutation { changeWorkspaceNotificationReadState(isRead: true) { totalUnread } }');
  await eventually(async () => {
    for (const browser of [laptop, phone])
      expect((await browser.pushes()).at(-1)).toMatchObject({ close: [missed?.notification?.tag], app_badge: 0 });
  });

  // A browser that subscribed no longer is forgotten; one that is removed gets nothing more.
  await phone.answers(410);
  expect((await owner.api.run(TEST, { id: second.id })).sendTestPush).toBeNull();
  expect((await owner.api.run(DEVICES)).pushSettings.devices).toMatchObject([{ id: device.id, failure: null }]);
  expect((await owner.api.run(REMOVE, { id: device.id })).removePushDevice).toBe(device.id);
  expect((await owner.api.run(DEVICES)).pushSettings.devices).toEqual([]);

  // A call for who has no page open anywhere waits for their push, which names the contact; declined there, the call goes on.
  const beas = await aBrowser(url, pushSettings.publicKey);
  await bea.api.run(SUBSCRIBE, { input: beas.subscription });
  await owner.api.run(
    'mutation ($number: String!) { createContact(firstName: "Maria", lastName: "Lopez", phoneNumber: $number) { id } }',
    { number: MARIA },
  );
  // Telephony has heard of the browser.
  await eventually(() =>
    inTenant(product, 'telephony', owner.workspaceId, async (client) => {
      const known = await client.query('SELECT FROM member_copy WHERE user_id = $1 AND rings_by_push', [bea.userId]);
      expect(known.rows).toHaveLength(1);
    }),
  );
  const rings = async () =>
    (await beas.pushes()).filter(({ notification }) => notification?.data['kind'] === 'INCOMING_CALL');
  const rung = async (times: number) => {
    await eventually(async () => expect(await rings()).toHaveLength(times));
    return (await rings()).at(-1)!;
  };
  const first = await outside.call(MARIA, owner.number.number, 'silence');
  const asked = await rung(1);
  expect(asked).toMatchObject({
    urgency: 'high',
    notification: { title: 'Call from Maria Lopez', actions: [{ action: 'accept' }, { action: 'decline' }] },
  });
  const decline = (proof: object) =>
    fetch(`${url}/ringing/decline`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...proof }),
    });
  const { callId, decline: proof } = asked.notification!.data as unknown as { callId: string; decline: object };
  expect((await decline({ ...proof, userId: owner.userId })).status).toBe(403);
  expect((await decline(proof)).status).toBe(204);
  await eventually(async () => {
    const { getCallTimeline } = await owner.api.run(TIMELINE, { id: callId });
    const said = (getCallTimeline as { description: string }[]).map(({ description }) => description);
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^No page of Bea.* is open: a push notification is sent$/),
        expect.stringMatching(/^Bea.* declined$/),
      ]),
    );
  });
  await outside.hangUp(first.sid);
  await eventually(async () =>
    expect((await beas.pushes()).map(({ close }) => close)).toContainEqual([asked.notification?.tag]),
  );

  // Who wants no previews is named nobody. The page that is opened for the push takes the call, and it rings nowhere else.
  await bea.api.run(
    'mutation { updateUserProfile(input: { version: 0, settings: { includeMessagePreview: false } }) { id } }',
  );
  const { sid: callSid } = await outside.call(MARIA, owner.number.number, 'silence');
  const ring = await rung(2);
  expect(ring.notification).toMatchObject({ title: 'Incoming call' });
  expect(ring.notification?.body).not.toMatch(/Maria|503/);
  const page = await openPhone(bea.api, { tone: 'none' });
  await (await page.ring()).accept();
  await eventually(async () =>
    expect((await beas.pushes()).map(({ close }) => close)).toContainEqual([ring.notification?.tag]),
  );
  await outside.hangUp(callSid);

  // The log says which way each went, to its own person alone.
  const logOf = async (api: typeof owner.api, filter: string | null = null) =>
    (await api.run(LOG, { filter })).fetchNotificationDeliveries.data as LoggedEntry[];
  const waysOf = ({ deliveries }: LoggedEntry) => deliveries.map(({ way, status, reason }) => [way, status, reason]);
  const beasLog = await logOf(bea.api);
  const [call] = beasLog.filter(({ peerNumber }) => peerNumber === MARIA);
  expect(call).toMatchObject({ notification: null, contact: { fullName: 'Maria Lopez' } });
  expect(waysOf(call!)).toEqual([['PUSH', 'REMOVED', 'OVER']]);
  const [told] = (await logOf(owner.api)).filter(({ notification }) => notification?.type === 'MISSED_CALL');
  expect(waysOf(told!)).toEqual(expect.arrayContaining([['BELL', 'DELIVERED', null]]));
  expect(beasLog.map(({ id }) => id)).not.toContain(told!.id);
  expect((await logOf(bea.api, 'FAILED')).map(({ id }) => id)).not.toContain(call!.id);

  // Signing out takes the browser along.
  await bea.api.run('mutation { logout }');
  const { db } = product.services.find(({ name }) => name === 'workspace')!;
  await eventually(async () => {
    const { rows } = await db.pool.query('SELECT FROM push_device WHERE owner_user_id = $1', [bea.userId]);
    expect(rows).toHaveLength(0);
  });
}

/** Keys as a browser makes them, for a subscription that nothing is pushed to. */
export function browserKeys(): { p256dh: string; auth: string } {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return { p256dh: key.getPublicKey('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
}
