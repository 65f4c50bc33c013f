/** Messages by channel and by day add up, and response time counts what people of ours wrote first to who waited. */
import { expect, it } from 'vitest';
import {
  clock,
  connectWhatsApp,
  db,
  deps,
  everyone,
  ownMessaging,
  post,
  send,
  textFrom,
  whatsApp,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { days } from './analytics.testkit.ts';
import { getActivity } from './getActivity.ts';
import { getSummary } from './getSummary.ts';

ownMessaging();

const at = (time: string) => clock.set(new Date(`2026-11-20T${time}Z`));
const sum = (figures: readonly (number | undefined)[]) => figures.reduce<number>((all, one) => all + (one ?? 0), 0);

it('counts the wait from the first message to the first reply of a person, once', async () => {
  at('09:00:00');
  await textFrom('Hello?');
  at('09:05:00');
  await textFrom('Anybody?');
  // By itself, which is no reply.
  await db.tenant(
    ws,
    ({ tx }) => tx.$executeRaw`
    INSERT INTO item SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'direction', 'OUTBOUND', 'agent_user_id', '',
      'created_at', '2026-11-20T09:06:00Z', 'carrier_sid', NULL, 'delivery_status', 'SENT'))).* FROM item i LIMIT 1`,
  );
  at('09:10:00');
  await send('Here I am.');
  at('09:11:00');
  await send('How can I help?');
  at('09:20:00');
  await textFrom('My lamp', { from: '+16285550139' });
  at('09:21:00');
  await textFrom('Thanks');
  at('09:22:00');
  await send('You are welcome.');
  const { messages } = await getSummary(deps)(days('2026-11-20'), everyone());
  expect(messages).toMatchObject({ received: 4, replies: 2, replySeconds: 330 });
  expect(messages?.replySecondsP90).toBeCloseTo(546);
  // Who waits since yesterday is answered today.
  clock.set(new Date('2026-11-21T09:20:00Z'));
  await send('It is here.', '', testPrincipal(ws));
  expect((await getSummary(deps)(days('2026-11-21'), everyone())).messages).toMatchObject({ replies: 0 });
});

it('adds up by channel and by day', async () => {
  await connectWhatsApp();
  at('09:00:00');
  await textFrom('Hello?');
  await post('/webhooks/messages/inbound', whatsApp('Hi'));
  clock.set(new Date('2026-11-21T09:00:00Z'));
  await textFrom('Hello again');
  await send('Hello.');
  const range = days('2026-11-18', '2026-11-21');
  const { messages, channels = [] } = await getSummary(deps)(range, everyone());
  expect(channels.map(({ channel }) => channel)).toEqual(['SMS', 'WHATSAPP']);
  expect(messages).toMatchObject({ received: 3 });
  const { points = [] } = await getActivity(deps)(range, everyone());
  expect(sum(points.map(({ messagesIn }) => messagesIn))).toBe(3);
  for (const [name, inPoints] of [
    ['received', 'messagesIn'],
    ['sent', 'messagesSent'],
    ['failed', 'messagesFailed'],
  ] as const) {
    expect(sum(channels.map(({ messages: of }) => of?.[name]))).toBe(messages?.[name]);
    expect(sum(points.map((point) => point[inPoints]))).toBe(messages?.[name]);
  }
});
