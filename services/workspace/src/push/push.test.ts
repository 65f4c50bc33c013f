import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { CallMissedSchema, InternalMessageWrittenSchema } from '@ringline/proto/messaging/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { changeNotificationReadState } from '../notifications/readState.ts';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { getPush, removePushDevice, subscribeToPush } from './devices.ts';
import { isPushService } from './pushServices.ts';
import { newsWords } from './pushWords.ts';
import { sendTestPush } from './sendTestPush.ts';
import { vapidKeys } from './vapidKeys.ts';

/** A push service that answers each browser as it is told, and counts; what a push says is proven with the sandbox's. */
const answers = new Map<string, number>();
const asked: { browser: string; topic: string; urgency: string }[] = [];
const server = createServer((request, response) => {
  const browser = request.url?.split('/').at(-1) ?? '';
  asked.push({ browser, topic: String(request.headers['topic'] ?? ''), urgency: String(request.headers['urgency']) });
  request.resume().on('end', () => response.writeHead(answers.get(browser) ?? 201).end());
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
atEndOfFile(async () => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const kit = await workspaceTestkit({ SANDBOX_ENABLED: true, PUBLIC_URL: url });
const { db, deps } = kit;

function keysOfBrowser() {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return { p256dh: key.getPublicKey('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
}

/** A workspace in which Ana has a browser, and a call that nobody takes. */
async function office() {
  const { workspaceId, userId } = await kit.owned();
  const caller = await kit.principalOf(userId, workspaceId);
  const browser = async (answer = 201) => {
    const name = db.ids.uuid();
    answers.set(name, answer);
    const { id = '' } = await subscribeToPush(deps)(
      { endpoint: `${url}/sandbox/push/${name}`, ...keysOfBrowser(), name: 'Chrome, Linux' },
      caller,
    );
    return { id, name, heard: () => asked.filter((one) => one.browser === name) };
  };
  const { id: teamId } = await db.tenant(workspaceId, ({ tx }) =>
    tx.team.findFirstOrThrow({ where: { isDefault: true } }),
  );
  const missed = async () => {
    const threadId = db.ids.uuid();
    const call = { status: 'MISSED' };
    const phone = {
      peerNumber: '+16285550136',
      phoneNumber: '+14155550100',
      createdAt: timestampFromDate(kit.clock.now()),
    };
    const conversation = { id: db.ids.uuid(), workspaceId, threadId, ...phone, call };
    await kit.deliver(CallMissedSchema, { conversation, teamIds: [teamId] }, threadId, workspaceId);
    return threadId;
  };
  const deliveries = () => db.tenant(workspaceId, ({ tx }) => tx.pushDelivery.findMany({ where: { userId } }));
  const read = (threadId: string) =>
    changeNotificationReadState(deps)({ isRead: true, ids: [], threadId }, { workspaceId, userId });
  return { workspaceId, userId, caller, browser, missed, deliveries, read, teamId };
}

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://127.0.0.1/sandbox/push/x', false],
  [`${url}/sandbox/push/x`, true],
  ['no address', false],
])('%s is a push service: %s', (endpoint, known) => {
  expect(isPushService(endpoint, deps.env)).toBe(known);
  expect(isPushService(endpoint, { ...deps.env, SANDBOX_ENABLED: false })).toBe(known && endpoint.startsWith('https'));
});

it('makes its keys once and keeps them sealed; those of the settings come first', async () => {
  const made = await vapidKeys(deps);
  expect(await vapidKeys(deps)).toEqual(made);
  const [row] = await db.platform('test', ({ tx }) => tx.pushKey.findMany());
  expect(row?.privateKeySealed).not.toContain(made.privateKey);
  const own = {
    ...deps.env,
    PUSH_PUBLIC_KEY: 'public',
    PUSH_PRIVATE_KEY: 'private',
    PUSH_CONTACT: 'mailto:it@x.example',
  };
  expect(await vapidKeys({ ...deps, env: own })).toEqual({
    subject: 'mailto:it@x.example',
    publicKey: 'public',
    privateKey: 'private',
  });
});

describe('what a member is told of', () => {
  it('reaches each device once, as one thread, and is taken back when it was read', async () => {
    const { browser, missed, deliveries, read } = await office();
    const [one, other] = [await browser(), await browser()];
    const threadId = await missed();
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toEqual(['SENT', 'SENT']));
    expect(one.heard()).toEqual([
      { browser: one.name, topic: expect.stringMatching(/^[\w-]{32}$/) as string, urgency: 'normal' },
    ]);
    await read(threadId);
    await eventually(async () =>
      expect((await deliveries()).map(({ status }) => status)).toEqual(['CLEARED', 'CLEARED']),
    );
    await eventually(() => expect(other.heard()).toHaveLength(2));
  });

  it('is tried again for the devices whose service could not be reached, and for no other', async () => {
    const { browser, missed, deliveries } = await office();
    const [fine, late] = [await browser(), await browser(503)];
    await missed();
    await eventually(() => expect(late.heard()).toHaveLength(1));
    answers.set(late.name, 201);
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toEqual(['SENT', 'SENT']));
    expect(fine.heard()).toHaveLength(1);
    expect(late.heard()).toHaveLength(2);
  });

  it('forgets a browser that subscribed no longer, and says of one that is refused why', async () => {
    const { browser, missed, caller, deliveries } = await office();
    await browser(410);
    const refused = await browser(403);
    await missed();
    await eventually(async () =>
      expect((await deliveries()).map(({ failure }) => failure).toSorted()).toEqual(['GONE', 'REFUSED']),
    );
    await eventually(async () =>
      expect((await getPush(deps)(caller)).devices).toMatchObject([{ id: refused.id, failure: 'REFUSED' }]),
    );
  });

  it('is not pushed to who has push switched off for it, nor outside their schedule', async () => {
    const { browser, missed, deliveries, workspaceId, userId } = await office();
    await browser();
    const actor = await kit.actor(userId, workspaceId);
    const wants = (settings: object) =>
      updateProfileSettings(deps)({ channels: [], weeklySchedule: [], ...settings } as never, actor);
    await wants({ channels: [{ event: 'MISSED_CALL', push: false }] });
    await missed();
    await wants({
      channels: [{ event: 'MISSED_CALL', push: true }],
      notificationScheduleEnabled: true,
      weeklySchedule: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        enabled: weekday === ((kit.clock.now().getUTCDay() + 2) % 7) + 1,
        start: '09:00',
        end: '09:01',
      })),
    });
    await missed();
    await wants({ notificationScheduleEnabled: false });
    await missed();
    await eventually(async () => expect(await deliveries()).toHaveLength(1));
  });

  it('says who wrote and how it begins, without a text to who wants none', async () => {
    const { workspaceId, userId, teamId } = await office();
    const bea = await kit.join(workspaceId, 'MEMBER');
    const chatId = db.ids.uuid();
    const entryId = db.ids.uuid();
    await kit.deliver(
      InternalMessageWrittenSchema,
      {
        chatId,
        teamId,
        entryId,
        messageId: entryId,
        authorUserId: bea,
        text: 'The van is back',
        commentType: 'INTERNAL_CONVERSATION_TEAM_COMMENT',
      },
      chatId,
      workspaceId,
    );
    const row = await db.tenant(workspaceId, ({ tx }) => tx.notification.findFirstOrThrow({ where: { userId } }));
    const shown = { preview: true, who: '', workspace: 'Otter Repairs' };
    expect(newsWords(row, { ...shown, language: 'en' })).toEqual({
      title: 'Bea Example wrote to you',
      body: 'The van is back',
    });
    expect(newsWords({ ...row, excerpt: '' }, { ...shown, language: 'de' })).toEqual({
      title: 'Bea Example hat Ihnen geschrieben',
      body: 'Otter Repairs',
    });
    expect(newsWords({ ...row, excerpt: '' }, { ...shown, language: 'en', preview: false })).toEqual({
      title: 'New message from your team',
      body: 'Otter Repairs',
    });
  });
});

describe('a device', () => {
  it('belongs to who subscribed last in that browser, and is removed by them alone', async () => {
    const { caller, workspaceId } = await office();
    const bea = await kit.principalOf(await kit.join(workspaceId, 'MEMBER'), workspaceId);
    const subscription = { endpoint: `${url}/sandbox/push/${db.ids.uuid()}`, ...keysOfBrowser(), name: ' ' };
    const { id = '' } = await subscribeToPush(deps)(subscription, caller);
    expect(await subscribeToPush(deps)(subscription, bea)).toMatchObject({ id, name: 'Browser', current: true });
    expect((await getPush(deps)(caller)).devices).toEqual([]);
    await expect(removePushDevice(deps)({ id }, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sendTestPush(deps)({ id }, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await sendTestPush(deps)({ id }, bea)).toMatchObject({ id, failure: '' });
    await removePushDevice(deps)({ id }, bea);
    expect((await getPush(deps)(bea)).devices).toEqual([]);
  });

  it('goes with the session in which it subscribed', async () => {
    const { caller, browser } = await office();
    await browser();
    await kit.sessionEnded(caller.sessionId);
    expect((await getPush(deps)(caller)).devices).toEqual([]);
  });

  it('is tested ten times a minute at most', async () => {
    const { caller, browser } = await office();
    const { id } = await browser(503);
    for (let times = 0; times < 10; times += 1)
      expect(await sendTestPush(deps)({ id }, caller)).toMatchObject({ failure: 'UNREACHABLE' });
    await expect(sendTestPush(deps)({ id }, caller)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
