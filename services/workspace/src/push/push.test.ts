import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { CallMissedSchema, InternalMessageWrittenSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { listDeliveries } from '../notifications/listDeliveries.ts';
import { changeNotificationReadState } from '../notifications/readState.ts';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { getPush, removePushDevice, subscribeToPush } from './devices.ts';
import { pushNewsJob } from './pushNews.ts';
import { planRing, planRingOver, pushRingJob } from './pushRing.ts';
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
  /** A call as telephony tells it: whom it asks now, or that it asks nobody. */
  const call = () => {
    const id = db.ids.uuid();
    const told = (phase: string, state: string, cause: string) =>
      kit.deliver(
        CallChangedSchema,
        {
          call: {
            id,
            workspaceId,
            direction: 'INBOUND',
            phase,
            inQueue: true,
            peerNumber: '+16285550136',
            teamId,
            offers: [{ id: db.ids.uuid(), userId, state, offeredAt: timestampFromDate(kit.clock.now()) }],
          },
          cause,
        },
        id,
        workspaceId,
      );
    return {
      id,
      asks: () => told('RINGING', 'RINGING', 'OFFERED'),
      stops: () => told('GREETING', 'TIMED_OUT', 'OFFER_CLOSED'),
    };
  };
  const logged = async (filter = '') =>
    (await listDeliveries(deps)({ filter }, { workspaceId, userId })).entries?.map(({ deliveries: all }) =>
      (all ?? []).filter(({ way }) => way === 'PUSH').map(({ status, reason }) => [status, reason].join(' ').trim()),
    );
  return { workspaceId, userId, caller, browser, missed, deliveries, read, teamId, call, logged };
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

describe('a call that rings', () => {
  it('is pushed once for each time that it asks its person, and taken back each time that it stops', async () => {
    const { browser, call, deliveries } = await office();
    const { heard } = await browser();
    const { asks, stops } = call();
    const status = async () => (await deliveries()).map((row) => row.status);
    await asks();
    await eventually(async () => expect(await status()).toEqual(['SENT']));
    // The same attempt, told again.
    await asks();
    await stops();
    await eventually(() => expect(heard()).toHaveLength(2));
    expect(await status()).toEqual(['CLEARED']);
    kit.clock.advance(25_000);
    await asks();
    await eventually(async () => expect(await status()).toEqual(['SENT']));
    expect(heard().map(({ urgency }) => urgency)).toEqual(['high', 'high', 'high']);
    // A device that was off is handed the last of them alone.
    expect(new Set(heard().map(({ topic }) => topic)).size).toBe(1);
  });

  it('that is over before it was pushed rings nowhere, and the log says so', async () => {
    const { browser, logged, workspaceId, userId } = await office();
    const { id, heard } = await browser();
    const callId = db.ids.uuid();
    const offeredAt = kit.clock.now();
    await db.tenant(workspaceId, async (uow) => {
      const devices = [{ id, name: 'Chrome, Linux' }];
      await planRing(deps, uow, { callId, userId, peerNumber: '+16285550136', offeredAt, devices });
      await planRingOver(deps, uow, { callId });
    });
    await eventually(async () => {
      const { rows } = await db.pool.query(
        `SELECT FROM pgboss.job WHERE name = 'push-ring' AND state = 'completed' AND data ->> 'callId' = $1`,
        [callId],
      );
      expect(rows).toHaveLength(1);
    });
    expect(heard()).toEqual([]);
    expect(await logged()).toEqual([['HELD_BACK OVER']]);
    expect(await logged('HELD_BACK')).toHaveLength(1);
  });
});

describe('what never reached a push service', () => {
  it('is on its way no longer once it was tried for the last time, and telephony need not wait', async () => {
    const { browser, call, missed, deliveries, logged, workspaceId, userId } = await office();
    const { name } = await browser(503);
    await missed();
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toEqual(['WAITING']));
    expect(await logged()).toEqual([['WAITING UNREACHABLE']]);
    const id = (await deliveries())[0]?.subjectId ?? '';
    await pushNewsJob(deps as never).giveUp?.({ workspaceId, userId, id });
    expect(await logged('FAILED')).toEqual([['FAILED UNREACHABLE']]);
    const ring = call();
    await ring.asks();
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toContain('WAITING'));
    await pushRingJob(deps as never).giveUp?.({ workspaceId, userId, callId: ring.id, peerNumber: '' });
    answers.set(name, 201);
    const { rows } = await db.pool.query('SELECT key FROM kit.outbox WHERE workspace_id = $1 AND type = $2', [
      workspaceId,
      'workspace.push_ring.failed.v1',
    ]);
    expect(rows).toEqual([{ key: ring.id }]);
  });

  it('and was lost with its process is shown as failed after a while', async () => {
    const { browser, missed, deliveries, logged, workspaceId, userId } = await office();
    await browser();
    await missed();
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toEqual(['SENT']));
    await db.tenant(workspaceId, ({ tx }) =>
      tx.pushDelivery.updateMany({ where: { userId }, data: { status: 'SENDING', settledAt: null } }),
    );
    expect(await logged()).toEqual([['WAITING']]);
    kit.clock.advance(15 * 60_000);
    expect(await logged()).toEqual([['FAILED UNREACHABLE']]);
    expect(await logged('FAILED')).toHaveLength(1);
  });

  it('was for a browser that was removed meanwhile', async () => {
    const { browser, missed, deliveries, caller, logged } = await office();
    const { id } = await browser(503);
    await missed();
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toEqual(['WAITING']));
    await removePushDevice(deps)({ id }, caller);
    await eventually(async () => expect(await logged()).toEqual([['FAILED GONE']]));
  });

  it('was read meanwhile: it is not pushed any more', async () => {
    const { browser, missed, read, deliveries, logged } = await office();
    const { name, heard } = await browser(503);
    const threadId = await missed();
    await eventually(async () => expect((await deliveries()).map(({ status }) => status)).toEqual(['WAITING']));
    await read(threadId);
    await eventually(async () => expect(await logged()).toEqual([['HELD_BACK READ']]));
    answers.set(name, 201);
    expect(new Set(heard().map(({ urgency }) => urgency))).toEqual(new Set(['normal']));
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
