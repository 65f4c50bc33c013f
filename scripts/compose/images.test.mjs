import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { TEST_IMAGES } from '../../services/kit/src/testing/containers.ts';
import { root } from '../charts/places.mjs';
import { IMAGES } from './standins.mjs';

const read = (file) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const services = Object.values(parse(read('compose.yaml'), { merge: true }).services);
/** What Docker Hub gives for all but the layer that shows what happens. */
const pulled = new Set([
  ...services.filter(({ profiles, image }) => !profiles && !image.startsWith('ringline/')).map(({ image }) => image),
  ...[...read('docker/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
]);

it('every image that compose.yaml and the Dockerfile pull has a stand-in, and no other', () => {
  expect(new Set(Object.keys(IMAGES))).toEqual(pulled);
});

it('tests in containers run what compose.yaml runs', () => {
  for (const image of Object.values(TEST_IMAGES)) expect(pulled).toContain(image);
});
