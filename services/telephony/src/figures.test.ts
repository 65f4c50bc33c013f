import { expect, it } from 'vitest';
import { talkingIn } from './calls/talking.testkit.ts';
import { telephonyWorld } from './testing/world.ts';

const world = await telephonyWorld();
const { clock, deps, executor, sweep } = world;
const { talking } = talkingIn(world, '+1810555');

/** As Prometheus reads it. */
const missing = async () => {
  const text = await deps.metrics.registry.getSingleMetricAsString('recordings_missing_total');
  return Number(/^recordings_missing_total (\d+)$/m.exec(text)?.[1]);
};
async function pass(minutes: number): Promise<void> {
  clock.advance(minutes * 60_000);
  await sweep();
  await executor.idle();
}

it('counts a recording that did not come within ten minutes, once; the figure stands before there is one', async () => {
  expect(await missing()).toBe(0);
  const { report, names } = await talking({ recording: true });
  await report('completed');
  await pass(9);
  expect(await missing()).toBe(0);
  await pass(1);
  expect(await missing()).toBe(1);
  expect(await names()).toContain('recording.missing');
  await pass(20);
  expect(await missing()).toBe(1);
});
