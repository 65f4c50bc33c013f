/**
 * What can become of a transfer, with real audio: the caller is never longer than 3 s without a person, music or a tone, as they
 * hear it and as the call's log says, and ends with a person, a queue or the mailbox; and nothing of it is left. Each case has
 * people of its own, so that several happen at once. Numbers outside are in outside.test.ts, too, the whole table is the engine's.
 */
import { beforeAll, expect, test, vi } from 'vitest';
import { heardByLog, logOf } from '../testkit/callLog.ts';
import { startAnyProduct, type RunningProduct } from '../testkit/index.ts';
import type { TransferCase } from './transferCase.ts';
import { betweenPeople } from './transferCases.ts';
import { elsewhere, whenSomebodyGoes, withoutAsking } from './transferElsewhereCases.ts';
import { Scene, until } from './transferScene.ts';

/** The specification's 3 s. */
const LONGEST_NOTHING_MS = 3_000;
/** How long whoever took part may be shown busy after it (the specification's 35 s). */
const FREE_WITHIN_MS = 35_000;
/** More of them are more than two cores carry without stuttering. */
const AT_ONCE = 4;
/** The longest waits for 50 s by itself, and for the others. */
const TIMEOUT_MS = 300_000;

vi.setConfig({ maxConcurrency: AT_ONCE, testTimeout: TIMEOUT_MS });

let product: RunningProduct;

beforeAll(async () => {
  product = await startAnyProduct({ CODES_PER_IP_PER_HOUR: '100000' });
});

const named = (group: string, cases: readonly TransferCase[]) =>
  cases.map((one) => [`${group}: ${one.name}`, one] as const);

async function endsWell(scene: Scene, { ends }: TransferCase): Promise<void> {
  if (ends === 'GONE') return scene.ear.gone;
  if (ends === 'MAILBOX') await scene.ear.hears('TAPE');
  // Cyd is rung meanwhile, and the place in line is not told during a ring.
  else if (ends === 'QUEUE') await scene.ear.plays(/^hold-music\.wav$/);
  else await scene.ear.voices(ends);
  await scene.ear.aMoment();
  await scene.outside.hangUp(scene.sid);
  await scene.ear.gone;
}

async function nothingIsLeft(scene: Scene): Promise<void> {
  // After a message the carrier may still tell of it.
  await until('the call is over', () => scene.call.endReason !== null || undefined, FREE_WITHIN_MS);
  await until('nobody is on the line', async () => (await scene.liveLegs()).length === 0 || undefined);
  await until(
    'everybody is free',
    async () => {
      const seen = await Promise.all(
        scene.everybody.map(({ api }) => api.run('{ getMyLiveCalls { id } getWorkspaceUserProfile { presence } }')),
      );
      return (
        seen.every((one) => one.getMyLiveCalls.length === 0 && one.getWorkspaceUserProfile.presence !== 'BUSY') ||
        undefined
      );
    },
    FREE_WITHIN_MS,
  );
}

async function happens(one: TransferCase): Promise<void> {
  const scene = await Scene.open(product, one);
  await one.happens(scene);
  await endsWell(scene, one);
  await nothingIsLeft(scene);

  const byEar = scene.ear.soFar();
  expect(byEar.order, 'what the caller heard').toEqual(one.heard);
  expect(byEar.longestNothingMs, 'ms in which the caller heard nothing').toBeLessThanOrEqual(LONGEST_NOTHING_MS);
  const log = await until('its log ends', async () => {
    const entries = await logOf(scene.owner.api, scene.callId);
    return entries.some(({ name }) => name === 'call.ended') ? entries : undefined;
  });
  const byLog = heardByLog(log);
  expect(byLog.order, 'what the log says').toEqual(one.heard);
  expect(byLog.longestNothingMs, 'ms of nothing by the log').toBeLessThanOrEqual(LONGEST_NOTHING_MS);
  const told = scene.changed.frames.some(
    ({ call }) => call.transfer?.stage === 'COMPLETED' && call.transfer.fromUserId === scene.ana.userId,
  );
  expect(told, 'TRANSFER_COMPLETED').toBe(one.completed ?? false);
  await one.after?.(scene);
  for (const { phones } of scene.everybody) for (const phone of phones) phone.lose();
}

/**
 * All in one row, because those of a `describe` are waited for before the next one's begin. What waits comes first, and is not
 * waited for at the end.
 */
const cases = [
  ...named('asked first, a colleague', betweenPeople),
  ...named('asked first, somebody goes away', whenSomebodyGoes),
  ...named('asked first, a team, a phone outside, the flow', elsewhere),
  ...named('at once', withoutAsking),
].toSorted(([, one], [, other]) => Number(other.waits ?? false) - Number(one.waits ?? false));

// `$name` would cut a name at forty letters.
test.concurrent.each(cases)('%s', (_name, one) => happens(one));
