import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { expect, it } from 'vitest';
import { TEST_IMAGES } from '../../services/kit/src/testing/containers.ts';
import { root } from '../charts/places.mjs';
import { IMAGES, IMAGES_OF_CLUSTER } from './standins.mjs';

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

it('a cluster runs nothing that has no stand-in', () => {
  const files = [read('kubernetes/engines.yaml'), readFileSync(path.join(root, 'scripts/kubernetes/dns.yaml'), 'utf8')];
  const pods = files.flatMap(parseAllDocuments).flatMap((one) => one.toJS().spec?.template?.spec ?? []);
  const run = pods.flatMap(({ containers, initContainers = [] }) => [...containers, ...initContainers]);
  expect(run.length).toBeGreaterThan(0);
  for (const { image } of run) expect(Object.keys({ ...IMAGES, ...IMAGES_OF_CLUSTER })).toContain(image);
});
