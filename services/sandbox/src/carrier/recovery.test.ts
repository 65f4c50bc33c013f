import { eventually } from '@ringline/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from './carrier.testkit.ts';

let s: Stage;
const ours = '+14155550100';
const theirs = '+15035550174';

beforeAll(async () => {
  s = await stage({ textDeliveredMs: 60_000 });
  await s.client.incomingPhoneNumbers.create({
    phoneNumber: ours,
    voiceUrl: `${s.app}/voice`,
    statusCallback: `${s.app}/number-status`,
  });
  await s.sandbox.phones.save({ number: theirs, name: '', answers: 0, says: 'silence' });
});

test('after a crash every call that lived is over, its conference too, and each is reported once', async () => {
  s.answer('/voice', () => ({
    body: `<Response><Dial><Conference waitUrl="" statusCallback="${s.app}/conference" statusCallbackEvent="join end">crash</Conference></Dial></Response>`,
  }));
  const inbound = await s.sandbox.carrier.callIn({ from: theirs, to: ours, says: 'silence' });
  await s.report({ StatusCallbackEvent: 'participant-join', CallSid: inbound.sid });
  const ringing = await s.client.calls.create({
    to: '+15005550002',
    from: ours,
    twiml: '<Response/>',
    statusCallback: `${s.app}/placed`,
    statusCallbackEvent: ['ringing', 'completed'],
  });
  await s.report({ CallSid: ringing.sid, CallStatus: 'ringing' });
  const text = await s.client.messages.create({
    to: theirs,
    from: ours,
    body: 'hello',
    statusCallback: `${s.app}/text`,
  });
  await s.report({ MessageSid: text.sid, MessageStatus: 'sent' });

  const again = await s.restart();
  await again.carrier.recover();
  again.callbacks.wake();
  await s.report({ CallSid: inbound.sid, CallStatus: 'completed' });
  await s.report({ CallSid: ringing.sid, CallStatus: 'failed' });
  await s.report({ FriendlyName: 'crash', StatusCallbackEvent: 'conference-end' });
  expect(await again.store.liveCalls()).toEqual([]);
  expect(await again.store.liveConferences()).toEqual([]);

  const third = await s.restart();
  await third.carrier.recover();
  third.callbacks.wake();
  await third.callbacks.idle();
  const ends = s.heard.filter(
    (one) => one.params['CallSid'] === inbound.sid && one.params['CallStatus'] === 'completed',
  );
  expect(ends.length).toBe(1);
  expect(
    s.heard.filter((one) => one.params['MessageSid'] === text.sid).map((one) => one.params['MessageStatus']),
  ).toEqual(['sent']);
  await third.stop();
  await again.stop();
});

test('a report that was due when the process ended is sent by the next one', async () => {
  await s.sandbox.store.write((writes) =>
    writes.callback({
      key: 'CA-left',
      hook: { url: `${s.app}/left`, method: 'POST' },
      params: { CallSid: 'CA-left', CallStatus: 'completed' },
      about: [],
      kind: 'call',
      dueAt: new Date().toISOString(),
    }),
  );
  const again = await s.restart();
  again.callbacks.wake();
  await s.report({ CallSid: 'CA-left' });
  await eventually(async () => expect(await again.store.dueCallbacks(new Date(), 10)).toEqual([]));
  await again.stop();
});
