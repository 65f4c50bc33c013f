/**
 * What can become of a transfer (transferTable.ts), with real audio, by phones that have no page. Each case has people of its own,
 * so that several happen at once. Numbers outside are in outside.long.test.ts, too, the whole table is the engine's.
 *
 * @area calls
 * @minutes 4
 */
import { beforeAll, test, vi } from 'vitest';
import { startAnyProduct, type RunningProduct } from '../testkit/index.ts';
import { PhoneScene } from './transferPhones.ts';
import { happens, transferTable } from './transferTable.ts';

/** More of them are more than two cores carry without stuttering. */
const AT_ONCE = 4;
/** The longest waits for 50 s by itself, and for the others. */
const TIMEOUT_MS = 300_000;

vi.setConfig({ maxConcurrency: AT_ONCE, testTimeout: TIMEOUT_MS });

let product: RunningProduct;

beforeAll(async () => {
  product = await startAnyProduct({ CODES_PER_IP_PER_HOUR: '100000' });
});

// `$name` would cut a name at forty letters.
test.concurrent.each(transferTable)('%s', async (_name, one) => {
  const scene = await PhoneScene.open(product, one);
  await happens(scene, one);
  await scene.close();
});
