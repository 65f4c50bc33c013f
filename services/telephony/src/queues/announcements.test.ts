/** The place in line: told every so often, whatever music the caller hears, and never during a ring (defaults 11.4). */
import { beforeEach, expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { carrier, clock, db } = world;
const { office } = queueOffices(world);

beforeEach(() => clock.set('2026-12-01T15:00:00Z'));

/** Somebody who waits, and how often the caller was told to ask again. */
async function waits(queue: Parameters<typeof office>[1], free: boolean) {
  const place = await office(['Ana'], queue);
  const { workspaceId, phoneNumberId: id } = place;
  await db.tenant(workspaceId, async ({ tx }) => {
    const where = { workspaceId_id: { workspaceId, id } };
    const { flow } = await tx.phoneNumber.findUniqueOrThrow({ where });
    // Music of five minutes.
    const sounds = {
      holdMusic: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3',
      holdMusicSeconds: 300,
    };
    await tx.phoneNumber.update({ where, data: { flow: { ...(flow as object), sounds } } });
  });
  if (!free) await place.present('Ana', 'BUSY');
  const { id: callId, sid } = await place.call();
  const told = () => carrier.requests.filter(({ path, form }) => path === `/Calls/${sid}.json` && 'Url' in form).length;
  return { ...place, callId, sid, told };
}

it('whose music is long hears the place every minute all the same', async () => {
  const { callId, hears, pass, told } = await waits({ callbackKey: '1', passes: 0 }, false);
  expect(await hears(callId)).toMatch(
    /in-line-one\.wav.*callback-offer\.wav<\/Play><Play loop="1">[^<]*own\/0{8}[-0-9]+\/0{8}[-0-9]+2\.mp3/,
  );
  expect(told()).toBe(0);
  await pass(59);
  expect(told()).toBe(0);
  await pass(1);
  expect(told()).toBe(1);
  await pass(59);
  expect(told()).toBe(1);
  await pass(1);
  expect(told()).toBe(2);
  expect(await hears(callId)).toContain('in-line-one.wav');
});

it('hears nothing of it while somebody is rung, and then what fell due meanwhile', async () => {
  const { callId, hears, pass, rings, told, pickUp } = await waits({ passes: 0, announceSeconds: 40 }, true);
  expect(await rings(callId)).toEqual(['Ana']);
  expect(await hears(callId)).not.toContain('in-line');
  await pass(19);
  expect(told()).toBe(0);
  // The first attempt ends, in whose pause the place is told, and the second begins.
  await pass(1);
  expect(await rings(callId)).toEqual([]);
  expect([told(), (await hears(callId)).includes('in-line-one.wav')]).toEqual([1, true]);
  await pass(5);
  expect([await rings(callId), (await hears(callId)).includes('in-line')]).toEqual([['Ana'], false]);
  await pass(20);
  expect(told(), '40 s are not over').toBe(1);
  await pass(5);
  // It falls due during the third attempt.
  await pass(15);
  expect([await rings(callId), told()]).toEqual([['Ana'], 1]);
  await pass(5);
  expect([await rings(callId), told()]).toEqual([[], 2]);
  await pass(5);
  await pickUp(callId, 'Ana');
  expect(await hears(callId)).toContain('<Conference');
});

it('hears the music of the step where it waits, and the place all the same', async () => {
  const { callId, hears } = await waits(
    { music: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000003.mp3' },
    false,
  );
  expect(await hears(callId)).toMatch(
    /in-line-one\.wav<\/Play><Play loop="10">[^<]*own\/0{8}[-0-9]+\/0{8}[-0-9]+3\.mp3/,
  );
});

it('is not told where the queue does not tell it', async () => {
  const { callId, hears, pass, told } = await waits({ announceSeconds: 0, callbackKey: '1' }, false);
  expect(await hears(callId)).not.toContain('in-line');
  expect(await hears(callId), 'the key is said each time').toContain('callback-offer.wav');
  await pass(120);
  expect(told()).toBe(0);
});
