/**
 * A start from the bundle, as every `npm start` after the first: it is the whole product, and finds what it reads and forks.
 *
 * @area deploy
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { freshStartBundle } from '../../scripts/start-bundle.mjs';
import {
  anOwner,
  openPhone,
  OutsideWorld,
  spawnProduct,
  temporaryDataDir,
  type SpawnedProduct,
} from '../testkit/index.ts';

const at = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const HZ = 700;

let product: SpawnedProduct;

beforeAll(async () => {
  execFileSync(process.execPath, [at('scripts/start-bundle.mjs')]);
  product = await spawnProduct({ DATA_DIR: await temporaryDataDir() }, at('deploy/src/main.ts'));
});

test('is used while no source has changed', () => expect(freshStartBundle()).toMatch(/^file:/));

test('rings a browser, carries the voice, and serves its pages', async () => {
  const owner = await anOwner(product.url, 'Noor');
  const outside = new OutsideWorld(product.url);
  const phone = await openPhone(owner.api, { tone: 1_300 });
  const call = await outside.call('+15035550174', owner.number.number, `tone:${HZ}`);
  const talk = await (await phone.ring()).accept();
  await eventually(() => expect(talk.audio.hears([HZ])[HZ]).toBeGreaterThan(4_000));
  await outside.hangUp(call.sid);
  await talk.ended;
  expect(await (await fetch(product.url)).text()).toContain('<div id="root">');
});
