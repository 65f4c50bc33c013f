/**
 * What can become of a transfer, all of it in one row, and what holds for each: the caller is never longer than 3 s without a
 * person, music or a tone, as they hear it and as the call's log says, and ends with a person, a queue or the mailbox; and nothing
 * of it is left. Told with phones that have no page (warmTransfer.long.test.ts), and with pages (browser/warmTransfer.long.test.ts).
 */
import { expect } from 'vitest';
import { LONGEST_NOTHING_MS } from '../testkit/callerEar.ts';
import { heardByLog, logOf } from '../testkit/callLog.ts';
import type { TransferCase } from './transferCase.ts';
import { betweenPeople } from './transferCases.ts';
import { elsewhere, whenSomebodyGoes, withoutAsking } from './transferElsewhereCases.ts';
import { until, type TransferScene } from './transferScene.ts';

const named = (group: string, cases: readonly TransferCase[]) =>
  cases.map((one) => [`${group}: ${one.name}`, one] as const);

/** Who has no phone is told so at once only as long as they never had one; what waits is not waited for at the end. */
const rank = ({ away, waits }: TransferCase): number => (away ? 0 : waits ? 1 : 2);

/** All in one row, because those of a `describe` are waited for before the next one's begin. */
export const transferTable = [
  ...named('asked first, a colleague', betweenPeople),
  ...named('asked first, somebody goes away', whenSomebodyGoes),
  ...named('asked first, a team, a phone outside, the flow', elsewhere),
  ...named('at once', withoutAsking),
].toSorted(([, one], [, other]) => rank(one) - rank(other));

async function endsWell(scene: TransferScene, { ends }: TransferCase): Promise<void> {
  if (ends === 'GONE') return scene.ear.gone;
  if (ends === 'MAILBOX') await scene.ear.hears('TAPE');
  // Cyd is rung meanwhile, and the place in line is not told during a ring.
  else if (ends === 'QUEUE') await scene.ear.plays(/^hold-music\.wav$/);
  else await scene.ear.voices(ends);
  await scene.ear.aMoment();
  await scene.outside.hangUp(scene.sid);
  await scene.ear.gone;
}

/** The case happens, and comes out as its row says. */
export async function happens(scene: TransferScene, one: TransferCase): Promise<void> {
  await one.happens(scene);
  await endsWell(scene, one);
  await scene.nothingIsLeft();

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
  expect(scene.wasCompleted, 'TRANSFER_COMPLETED').toBe(one.completed ?? false);
  await one.after?.(scene);
}
