/** What the carrier puts off, or refuses, while people have decided something else: it ends as the call shows it. */
import { afterEach, expect, it } from 'vitest';
import { answeredIn } from '../calls/answered.testkit.ts';
import { holdCall } from '../calls/holdCall.ts';
import { pauseCallRecording } from '../calls/recordCall.ts';
import { talkingIn } from '../calls/talking.testkit.ts';
import { transferCall } from '../calls/transferCall.ts';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { apply, carrier, clock, deps, executor, sweep } = world;
const hold = holdCall(deps, apply);
const pause = pauseCallRecording(deps, apply);
const transfer = transferCall(deps, apply);
const inbound = answeredIn(world, '+1614555');
const { talking } = talkingIn(world, '+1615555');

afterEach(() => expect(carrier.problems).toEqual([]));

it('whoever is put on hold for a consultation does not hear it, though the end of a hold before it was put off', async () => {
  const { people, id, person, caller, state } = await inbound('Ana', 'Ben');
  const holds = () =>
    carrier.requests
      .filter(({ path, form }) => path.endsWith(`/Participants/${caller}.json`) && form['Hold'] !== undefined)
      .map(({ form }) => form['Hold']);
  await hold({ callId: id, conferenceFriendlyId: '', hold: true }, person(0));
  await executor.idle();
  carrier.failNext(({ form }) => form['Hold'] === 'false', 429);
  await hold({ callId: id, conferenceFriendlyId: '', hold: false }, person(0));
  await executor.idle();
  await transfer({ callId: id, userId: people[1]?.userId ?? '', teamId: '', mode: 'WARM', message: '' }, person(0));
  await executor.idle();
  clock.advance(1_000);
  await sweep();
  expect((await state()).phase).toBe('TRANSFERRING');
  expect(holds().at(-1)).toBe('true');
});

it('a recording is not shown as paused, nor as running, where a pause was refused that had been ended', async () => {
  const { workspaceId, callId, ana, names } = await talking({ recording: true });
  const captures = () =>
    carrier.requests.filter(({ path }) => path.endsWith('/Recordings/Twilio.CURRENT.json')).map(({ form }) => form);
  const pauses = ({ form }: { form: Readonly<Record<string, unknown>> }) => form['Status'] === 'paused';
  carrier.failNext(pauses, 400);
  const late = carrier.holdNext(pauses);
  await pause({ callId, paused: true }, ana);
  await late.asked;
  await pause({ callId, paused: false }, ana);
  late.answer();
  await executor.idle();
  expect((await world.readState(workspaceId, callId)).recording?.capture).toBe('ON');
  expect(captures().at(-1)).toEqual({ Status: 'in-progress' });
  expect(await names()).not.toContain('recording.change_failed');
});
