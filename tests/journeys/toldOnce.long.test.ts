/**
 * A mention goes to its person by the bell, by push and by mail, each once; read on one device, it is gone from the others within two
 * seconds, and is mailed no more (defaults 18).
 *
 * @area notifications
 */
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { OutsideWorld, startProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { aBrowser } from './pushOperations.ts';

const SUBSCRIBE = 'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { id } }';
const SEND =
  'mutation ($input: SendInternalConversationMessageInput!) { sendInternalConversationMessage(input: $input) { id } }';
const LOG =
  '{ fetchNotificationDeliveries { data { notification { id type } deliveries { way status reason device } } } }';
const WITHIN_MS = 2_000;

interface Way {
  readonly way: string;
  readonly status: string;
  readonly reason: string | null;
}

test('a mention is told once by each way, and is nowhere any more once it was read somewhere', async () => {
  const product = await startProduct();
  const { url } = product;
  const outside = new OutsideWorld(url);
  const noor = await anOwnerOnBusiness(product, 'Noor');
  const bea = await aMember(url, noor, 'MEMBER', { firstName: 'Bea' });
  const { getWorkspaceUserProfile: me } = await noor.api.run('{ getWorkspaceUserProfile { mainUserId teamIds } }');
  const { pushSettings } = await noor.api.run('{ pushSettings { publicKey } }');
  const devices = [await aBrowser(url, pushSettings.publicKey), await aBrowser(url, pushSettings.publicKey)];
  for (const { subscription } of devices) await noor.api.run(SUBSCRIBE, { input: subscription });
  // A page that is open on a third device.
  const page = noor.api.subscribe('subscription { workspaceNotification { id type read } }');

  const mentions = (text: string) => {
    const attrs = { id: me.mainUserId, label: 'Noor', mentionSuggestionChar: '@' };
    const content = [
      { type: 'mention', attrs },
      { type: 'text', text },
    ];
    const document = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] });
    return bea.api.run(SEND, { input: { teamId: me.teamIds[0], document } });
  };
  /** The ten minutes are over after which what is unread is mailed. */
  const { pool } = product.services.find(({ name }) => name === 'workspace')!.db;
  const tenMinutesLater = () =>
    pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail-mentions' AND state = 'created'`);
  const pushed = (text: string) =>
    Promise.all(
      devices.map(async (device) =>
        (await device.pushes()).filter(({ notification }) => notification?.body.includes(text)),
      ),
    );
  const mails = async () => (await outside.mail(noor.email)).filter(({ subject }) => subject.includes('mentioned you'));
  const logged = async (): Promise<Way[]> => {
    const { fetchNotificationDeliveries: log } = await noor.api.run(LOG);
    const [newest] = (log.data as { notification: { type: string } | null; deliveries: Way[] }[]).filter(
      ({ notification }) => notification?.type === 'MENTION',
    );
    return newest?.deliveries ?? [];
  };

  await mentions(' who drives on Monday?');
  await eventually(async () => expect((await pushed('Monday')).map(({ length }) => length)).toEqual([1, 1]));
  await tenMinutesLater();
  await eventually(async () => expect(await mails()).toHaveLength(1));
  await eventually(async () =>
    expect((await logged()).map(({ way, status }) => `${way} ${status}`)).toEqual([
      'BELL DELIVERED',
      'TOAST TOLD_PAGES',
      'SOUND TOLD_PAGES',
      'SYSTEM TOLD_PAGES',
      'PUSH DELIVERED',
      'PUSH DELIVERED',
      'EMAIL DELIVERED',
    ]),
  );

  await mentions(' and on Tuesday?');
  await eventually(async () => expect((await pushed('Tuesday')).map(({ length }) => length)).toEqual([1, 1]));
  const { id } = await page.frame(({ type, read }) => type === 'MENTION' && read === false && page.frames.length > 1);
  const [[shown] = []] = await pushed('Tuesday');
  const before = Date.now();
  await noor.api.run('mutation { changeWorkspaceNotificationReadState(isRead: true) { totalUnread } }');
  await Promise.all([
    page.frame((frame) => frame.id === id && frame.read === true, WITHIN_MS),
    ...devices.map((device) =>
      eventually(async () => {
        const last = (await device.pushes()).at(-1);
        expect(last).toMatchObject({ close: [shown?.notification?.tag], app_badge: 0 });
      }, WITHIN_MS),
    ),
  ]);
  expect(Date.now() - before).toBeLessThan(WITHIN_MS);
  await tenMinutesLater();
  await eventually(async () => {
    const { rows } = await pool.query(
      `SELECT FROM pgboss.job WHERE name = 'mail-mentions' AND state IN ('created', 'active', 'retry')`,
    );
    expect(rows).toHaveLength(0);
  });
  expect(await mails()).toHaveLength(1);
  expect((await pushed('Monday')).map(({ length }) => length)).toEqual([1, 1]);
  expect(await logged()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ way: 'EMAIL', status: 'HELD_BACK', reason: 'READ' }),
      expect.objectContaining({ way: 'PUSH', status: 'REMOVED', reason: 'READ' }),
    ]),
  );
}, 120_000);
