/**
 * What people are told of in a real browser: missed calls, and mentions by teammates; at once, counted, listed, and read. With SHOTS=folder the screens are photographed.
 *
 * @area bell, notifications
 */
import path from 'node:path';
import { eventually } from '@ringline/kit/testing';
import { TestNumberEndingSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideWorld, type Owner, PASSWORD, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { aBrowser } from '../journeys/pushOperations.ts';
import { chromiumPath, launchChromium, type TestBrowser } from './chromium.ts';
import { inState } from './phonePage.ts';
import { overflowOf, settled, violationsOf } from './screens.ts';

const CALLER = '+15035550174';
const shots = process.env['SHOTS'];

describe.skipIf(!chromiumPath)('the bell', () => {
  let url: string;
  let outside: OutsideWorld;
  let product: Awaited<ReturnType<typeof startProduct>>;
  let browser: TestBrowser;
  let owner: Owner;
  let page: Page;

  const calls = async () => {
    const { fetchConversations } = await owner.api.run(
      '{ fetchConversations(channel: call) { data { id call { phase } } } }',
    );
    return fetchConversations.data as { id: string; call: { phase: string } }[];
  };
  const misses = async () => {
    const before = new Set((await calls()).map(({ id }) => id));
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    // The caller gives up while it rings; who is gone before that has missed nobody.
    await eventually(async () => {
      const call = (await calls()).find(({ id }) => !before.has(id));
      expect(call?.call.phase).toBe('RINGING');
    });
    await outside.hangUp(sid);
  };
  const phoneIsReady = () =>
    page.locator('[data-testid="phone-status"][data-status="ready"]').first().waitFor({ timeout: 60_000 });
  const bell = () => page.getByTestId('bell');
  /** A browser that no page of the client is open in, and what its worker shows. */
  let behind: Awaited<ReturnType<typeof aBrowser>>;
  let outsidePage: Page;
  /** Hands over what the push service has for the browser, and was not handed over yet. */
  let handOver: (wanted: string) => Promise<void>;
  const shown = () =>
    outsidePage.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title),
    );
  /** Whatever more comes, these are what is left. */
  const showsAtLast = (titles: readonly string[]) =>
    eventually(async () => {
      await handOver('');
      expect((await shown()).toSorted()).toEqual(titles.toSorted());
    });
  /** Presses a button of a notification. @returns the page that it would open, where none is open */
  const choose = (title: string, action: 'accept' | 'decline' | 'reply') =>
    browser.context.serviceWorkers()[0]!.evaluate(
      async ([wanted, chosen]) => {
        const worker = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          clients: { openWindow: (href: string) => Promise<null> };
          NotificationEvent: new (type: string, init: object) => Event;
        };
        const opened = Promise.withResolvers<string>();
        // Only a person's own press may open a window.
        worker.clients.openWindow = async (href) => {
          opened.resolve(href);
          return null;
        };
        const notification = (await worker.registration.getNotifications()).find((one) => one.title === wanted);
        globalThis.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification, action: chosen }));
        return chosen === 'accept' ? opened.promise : '';
      },
      [title, action] as const,
    );

  beforeAll(async () => {
    product = await startProduct();
    url = product.url;
    outside = new OutsideWorld(url);
    owner = await anOwnerOnBusiness(product, 'Noor');
    browser = await launchChromium(url, 440);
    page = await browser.context.newPage();
    await page.goto(`${url}/login?view=email`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phoneIsReady();
  });
  afterAll(() => browser?.close());

  it('says that nothing is new, in words', async () => {
    await bell().click();
    await page.getByTestId('bell-list').getByText('Nothing new').waitFor();
    await page.keyboard.press('Escape');
  });

  it('stands in its place on a phone, with its list inside the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await bell().click();
    const list = page.getByTestId('bell-list');
    await list.waitFor();
    await settled(page);
    if (shots) await page.screenshot({ path: path.join(shots, 'bell-phone.png') });
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await overflowOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('tells a missed call at once, counts it, and leads to its conversation, where it is read', async () => {
    // It goes by itself: who waits for it begins before it comes.
    const told = page.getByRole('alert').filter({ hasText: 'Missed call' });
    const seen = told.waitFor();
    await misses();
    await seen;
    // It lies over nothing that is needed next: neither the bell nor its list.
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const row = page.getByTestId('bell-row');
    const [toast, list] = [await told.boundingBox(), await page.getByTestId('bell-list').boundingBox()];
    expect(toast!.x + toast!.width).toBeLessThan(list!.x);
    expect(toast!.y).toBeGreaterThan(450);
    await row.getByText('(503) 555-0174').waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (shots) await page.screenshot({ path: path.join(shots, `bell-${colorScheme}.png`) });
      expect.soft(await violationsOf(page, 'header', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      expect.soft(await violationsOf(page, '[data-testid=bell-list]', 'colour')).toEqual([]);
    }
    await row.press('Enter');
    await page.waitForURL(/\/inbox\?conversationId=/);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('is cleared for everybody by who has dealt with the call, and says so', async () => {
    await page.goto(`${url}/settings/notifications`);
    await phoneIsReady();
    await misses();
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter');
    await page.getByRole('button', { name: 'Done with (503) 555-0174, for everyone' }).first().click();
    await page.getByText('Done: cleared for everyone who was notified.').waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('is cleared by who marks the conversation as done; the toast names the contact who called', async () => {
    await owner.api.run(
      'mutation ($number: String!) { createContact(firstName: "Maria", lastName: "Lopez", phoneNumber: $number) { id } }',
      { number: CALLER },
    );
    await page.goto(`${url}/settings/notifications`);
    await phoneIsReady();
    const told = page.getByRole('alert').filter({ hasText: 'Missed call' }).getByText('Maria Lopez').waitFor();
    await misses();
    await told;
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    const { fetchInbox } = await owner.api.run('{ fetchInbox { data { id } } }');
    await owner.api.run('mutation ($id: ID!) { changeThreadState(threadId: $id, state: DONE) { state } }', {
      id: fetchInbox.data[0].id,
    });
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  });

  it('tells a mention of a teammate, counts the chat in the rail, leads to the message, and is read on every device', async () => {
    await page.goto(`${url}/settings/notifications`);
    const bea = await aMember(url, owner, 'MEMBER');
    const { getWorkspaceUserProfile: me } = await owner.api.run('{ getWorkspaceUserProfile { mainUserId teamIds } }');
    const [teamId] = me.teamIds as [string];
    const writes = async (text: string) => {
      const attrs = { id: me.mainUserId, label: 'Noor', mentionSuggestionChar: '@' };
      const content = [
        { type: 'mention', attrs },
        { type: 'text', text },
      ];
      const { sendInternalConversationMessage: sent } = await bea.api.run(
        'mutation ($input: SendInternalConversationMessageInput!) { sendInternalConversationMessage(input: $input) { id } }',
        { input: { teamId, document: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] }) } },
      );
      return sent.id as string;
    };
    const told = page.getByRole('alert').filter({ hasText: 'Mention' }).getByText('@Noor can you take it?');
    const seen = told.waitFor();
    const id = await writes(' can you take it?');
    await seen;
    await page.getByRole('link', { name: 'Team chat, 1 unread conversation' }).waitFor();
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-unread.svg');
    await bell().click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (shots) await page.screenshot({ path: path.join(shots, `bell-mention-${colorScheme}.png`) });
    }
    await page.getByTestId('bell-row').filter({ hasText: 'can you take it?' }).click();
    await page.waitForURL(
      (at) => at.pathname === `/conversations/team/${teamId}` && at.searchParams.get('targetNode') === id,
    );
    await page.getByText('can you take it?').first().waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    if (shots) await page.screenshot({ path: path.join(shots, 'bell-mention-chat.png') });

    await page.goto(`${url}/settings/notifications`);
    await writes(' and this?');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    // On another device of theirs.
    await owner.api.run(
      'mutation ($teamId: ID) { changeInternalConversationReadState(teamId: $teamId, isRead: true) { id } }',
      { teamId },
    );
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor({ timeout: 2_000 });
    await page.getByRole('link', { name: 'Team chat', exact: true }).waitFor();
  }, 60_000);

  it('is pushed to a browser that nobody looks at, opens the place, and is taken back once it was read elsewhere', async () => {
    // Headless Chromium has no push service of its own: the page subscribes with the sandbox's, and the protocol hands over what came.
    const { pushSettings } = await owner.api.run('{ pushSettings { publicKey } }');
    behind = await aBrowser(url, pushSettings.publicKey);
    await page.addInitScript((made) => {
      const subscription = {
        endpoint: made.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
        unsubscribe: async () => true,
      };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    }, behind.subscription);
    // Of this origin these are all from then on: the phone needs its microphone as well.
    await browser.context.grantPermissions(['notifications', 'microphone'], { origin: url });
    await page.goto(`${url}/settings/notifications`);
    await page.getByTestId('push-on').click();
    const devices = page.getByTestId('push-devices');
    await devices.getByText('Chrome, Linux · this browser').waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (shots) await page.screenshot({ path: path.join(shots, `push-${colorScheme}.png`), fullPage: true });
    }
    // A page that is none of the client: it looks at what the worker shows.
    outsidePage = await browser.context.newPage();
    await outsidePage.goto(`${url}/sandbox/mail`);
    const session = await browser.context.newCDPSession(outsidePage);
    const registered = Promise.withResolvers<string>();
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) registered.resolve(found.registrationId);
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered.promise;
    let handed = 0;
    handOver = async (wanted) => {
      await eventually(async () => expect(JSON.stringify((await behind.pushes()).slice(handed))).toContain(wanted));
      for (const { urgency: _urgency, topic: _topic, ...data } of (await behind.pushes()).slice(handed)) {
        handed += 1;
        const push = { origin: url, registrationId, data: JSON.stringify(data) };
        await session.send('ServiceWorker.deliverPushMessage', push);
      }
    };
    await devices.getByTestId('push-test').click();
    await page.getByText('Test sent to Chrome, Linux.').waitFor();
    await handOver('Test notification');
    await expect.poll(shown).toContain('Test notification');

    // No page of the client is open any more.
    await page.close();
    await misses();
    await handOver('Missed call from');
    await expect.poll(shown).toContain('Missed call from Maria Lopez');
    // It rang by push as well, and does so no longer, though both came at once.
    await showsAtLast(['Test notification', 'Missed call from Maria Lopez']);
    // Read on another device.
    await owner.api.run('mutation { changeWorkspaceNotificationReadState(isRead: true) { totalUnread } }');
    await showsAtLast(['Test notification']);

    // Reply opens the conversation where it can be written in.
    await outside.text(CALLER, owner.number.number, 'Is the van ready?');
    await handOver('Is the van ready?');
    await expect.poll(shown).toContain('New message from Maria Lopez');
    page = await browser.context.newPage();
    await page.goto(`${url}/settings/notifications`);
    await page.getByTestId('push-off').waitFor();
    await choose('New message from Maria Lopez', 'reply');
    await page.waitForURL(/\/inbox\?conversationId=/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    if (shots) await page.screenshot({ path: path.join(shots, 'push-reply.png') });
  }, 120_000);

  const nobodyIsThere = async () => {
    await page.close();
    await eventually(async () => {
      const { fetchMyDevices } = await owner.api.run('{ fetchMyDevices { isReachable } }');
      expect((fetchMyDevices as { isReachable: boolean }[]).filter(({ isReachable }) => isReachable)).toEqual([]);
    }, 45_000);
  };
  const RINGS = 'Call from Maria Lopez';
  const isRung = async () => {
    await handOver(RINGS);
    await expect.poll(shown).toContain(RINGS);
  };
  const acceptsInNewPage = async () => {
    const opens = await choose(RINGS, 'accept');
    page = await browser.context.newPage();
    await page.goto(opens);
    await inState(page, 'IN_CALL');
  };
  const phases = async () => (await calls()).map(({ call }) => call.phase);

  it('rings by a push alone: declined there the call goes on, accepted there the page opens and is in it', async () => {
    await nobodyIsThere();
    const first = await outside.call(CALLER, owner.number.number, 'silence');
    await isRung();
    expect(await phases()).toContain('RINGING');
    await choose(RINGS, 'decline');
    await eventually(async () => expect(await phases()).not.toContain('RINGING'));
    expect(await shown()).not.toContain(RINGS);
    await outside.hangUp(first.sid);

    const second = await outside.call(CALLER, owner.number.number, 'silence');
    await isRung();
    await acceptsInNewPage();
    if (shots) await page.screenshot({ path: path.join(shots, 'push-accepted.png') });
    await outside.hangUp(second.sid);
    await inState(page, 'IDLE');
  }, 180_000);

  it('rings for a queue with nobody’s page open: in each attempt anew, until a page takes the call', async () => {
    const { id } = owner.number;
    const { getSinglePhoneNumber } = await owner.api.run(
      'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
      {
        id,
      },
    );
    await owner.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
      { input: { id, version: getSinglePhoneNumber.version, type: 'QUEUE', timeout: 15 } },
    );
    await nobodyIsThere();
    const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
    await isRung();
    // Between two attempts it rings nowhere.
    await eventually(async () => {
      await handOver('');
      expect(await shown()).not.toContain(RINGS);
    }, 25_000);
    await isRung();
    await acceptsInNewPage();
    await outside.hangUp(sid);
    await inState(page, 'IDLE');
    await outsidePage.close();
  }, 180_000);

  it('is written down, with the ways by which each went and why not by the others', async () => {
    await page.goto(`${url}/settings/notifications`);
    await page.getByTestId('push-off').click();
    await page.getByText('No browser of yours gets notifications while Ringline is closed.').waitFor();
    await page.getByRole('link', { name: 'See how each notification reached you' }).click();
    await page.waitForURL(`${url}/settings/notifications/log`);
    const entries = page.getByTestId('log-entry');
    const call = entries.filter({ hasText: 'Incoming call' }).filter({ hasText: 'Maria Lopez' }).first();
    await call.getByText('Push to Chrome, Linux: Removed: the call no longer rang').waitFor();
    await entries
      .filter({ hasText: 'Missed call' })
      .filter({ hasText: 'Bell · In the app · Sound · Desktop' })
      .first()
      .waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        if (shots) await page.screenshot({ path: path.join(shots, `log-${width}-${colorScheme}.png`) });
        expect.soft(await violationsOf(page, 'main', colorScheme === 'light' ? 'all' : 'colour')).toEqual([]);
      }
      expect(await overflowOf(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('Failed', { exact: true }).click();
    await page.getByText('Nothing failed').waitFor();
    if (shots) await page.screenshot({ path: path.join(shots, 'log-empty.png') });
    await page.getByRole('button', { name: 'Show everything' }).click();
    await entries.filter({ hasText: 'New message' }).first().getByRole('link', { name: 'New message' }).click();
    await page.waitForURL(/\/inbox\?conversationId=/);
  }, 60_000);

  it('is part of an app that can be installed, and says when there is no connection', async () => {
    const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) expect((await fetch(url + src)).status).toBe(200);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.reload();
    await page.evaluate(async () => {
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve);
      });
    });
    await browser.context.setOffline(true);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${url}/settings/notifications`);
      await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
      if (shots) await page.screenshot({ path: path.join(shots, `offline-${colorScheme}.png`) });
      expect.soft(await violationsOf(page, 'body', 'all')).toEqual([]);
    }
    await browser.context.setOffline(false);
    await bell().waitFor();
  }, 60_000);

  it('makes at most five requests in a minute in which nothing happens, with the inbox open and the phone ready', async () => {
    await page.goto(`${url}/inbox`);
    await phoneIsReady();
    // What a page reads when it opens is read by then.
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    const note = (request: Request) => {
      const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? new URL(request.url()).pathname;
      // Code that may be needed is fetched once, when the browser has time.
      if (!name.startsWith('/assets/')) asked.push(name);
    };
    page.on('request', note);
    await page.waitForTimeout(60_000);
    page.off('request', note);
    expect(asked.slice(0, 5)).toEqual(asked);
    // It is reachable all the while: its heart-beats go over the socket.
    const { fetchMyDevices } = await owner.api.run('{ fetchMyDevices { isReachable } }');
    expect(fetchMyDevices).toContainEqual({ isReachable: true });
  }, 120_000);

  it('tells that the test number ends, and leads to the numbers', async () => {
    const { id, number } = owner.number;
    // What telephony tells three days before where the carrier is a real one (services/telephony/src/numbers/endTestNumbers.ts).
    const { db } = product.services.find(({ name }) => name === 'telephony')!;
    await db.tenant(owner.workspaceId, async (uow) =>
      uow.emit(TestNumberEndingSchema, { phoneNumberId: id, number, daysLeft: 3 }, { key: id }),
    );
    await page.getByText('The test number ends within 3 days').first().waitFor();
    await bell().click();
    const row = page.getByTestId('bell-row').filter({ hasText: 'The test number ends within 3 days' });
    await row.waitFor();
    await settled(page);
    if (shots) await page.screenshot({ path: path.join(shots, 'bell-test-number.png') });
    await row.click();
    await page.waitForURL((at) => at.pathname === '/settings/channels' && at.searchParams.get('number') === id);
  }, 60_000);
});
