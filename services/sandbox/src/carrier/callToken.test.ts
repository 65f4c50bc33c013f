/** A call that REST starts shows its caller's number with the token of that caller's call, and in no other way. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stage, type Stage } from './carrier.testkit.ts';

let s: Stage;
const ours = '+14155550100';
const elsewhere = '+15035550178';
let last = 0;
/** A caller of its own for each test. */
const someone = () => `+1503555${String((last += 1)).padStart(4, '0')}`;

beforeAll(async () => {
  s = await stage();
  await s.client.incomingPhoneNumbers.create({ phoneNumber: ours, voiceUrl: `${s.app}/voice` });
  s.answer('/voice', () => ({ body: '<Response><Pause length="60"/><Redirect>/again</Redirect></Response>' }));
  await s.sandbox.phones.save({ number: elsewhere, name: '', answers: 'never', says: 'silence' });
});
beforeEach(() => s.sandbox.faults.allOff());

/** Somebody calls us; the token that came with it. */
async function called(from: string) {
  const session = await s.sandbox.carrier.callIn({ from, to: ours, says: 'silence' });
  const { params } = await s.report({ CallSid: session.sid, From: from });
  return { session, token: params['CallToken'] ?? '' };
}
const forward = (from: string, callToken: string, to = elsewhere) =>
  s.client.calls.create({ to, from, callToken, twiml: '<Response/>' });

describe('the token of a call from outside', () => {
  test('comes with its first request, and lets a call show its caller', async () => {
    const caller = someone();
    const { token, session } = await called(caller);
    expect(JSON.parse(decodeURIComponent(token))).toMatchObject({ parentCallInfoToken: expect.any(String) as string });
    const made = await forward(caller, token);
    expect(made).toMatchObject({ from: caller, to: elsewhere, status: 'queued' });
    expect(s.sandbox.carrier.session(made.sid)?.record.from).toBe(caller);
    expect(JSON.stringify(s.sandbox.wire.recent()), 'nobody who watches sees it').not.toContain(token.slice(0, 60));
    await s.client.calls(made.sid).update({ status: 'canceled' });
    await session.end({ status: 'completed', sip: 200 });
    await expect(forward(caller, token), 'it ends with its call').rejects.toMatchObject({ status: 400, code: 21_210 });
  });

  test('shows nobody else, and one that is made up shows nobody', async () => {
    const [caller, other] = [someone(), someone()];
    const { token } = await called(caller);
    await called(other);
    await expect(forward(other, token)).rejects.toMatchObject({ code: 21_210 });
    await expect(forward(caller, `${token.slice(0, -40)}${'A'.repeat(40)}`)).rejects.toMatchObject({ code: 21_210 });
    await expect(forward(caller, 'call-token-string')).rejects.toMatchObject({ code: 21_210 });
    await expect(forward('+14155559999', '')).rejects.toMatchObject({ code: 21_210 });
  });

  test('cannot show who hides the number', async () => {
    const { token } = await called('anonymous');
    await expect(forward('anonymous', token)).rejects.toMatchObject({ status: 400, code: 21_212 });
  });

  test('is refused on demand, as often as that is asked for, and a number of ours is not', async () => {
    const caller = someone();
    const { token } = await called(caller);
    await s.sandbox.faults.set({ kind: 'caller-id-refused', on: true, left: 1, seconds: 0, only: elsewhere });
    expect((await forward(ours, token)).from).toBe(ours);
    await expect(forward(caller, token)).rejects.toMatchObject({ code: 21_210 });
    expect((await forward(caller, token)).from).toBe(caller);
  });
});
