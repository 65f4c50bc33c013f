/**
 * What each read of the client touches in PostgreSQL where there is much: a query without its index reads pages in the thousands here,
 * long before anybody feels it. Times are measured by hand (`npm run load -- scale`).
 *
 * @area messaging, contacts, inbox, load, kit
 * @minutes 2
 */
import { atEndOfFile } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { fill } from './fill/fill.ts';
import { startMeasuring, type Measuring } from './measure.ts';
import { limitsOf, READS } from './reads/reads.ts';
import { SHORT } from './shape.ts';
import { startScaleWorld, type ScaleWorld } from './world.ts';

const ROUNDS = 3;
let world: ScaleWorld;
let measuring: Measuring;

beforeAll(async () => {
  world = await startScaleWorld(SHORT);
  atEndOfFile(() => world.stop());
  await fill(world, () => undefined);
  measuring = await startMeasuring(world);
}, 180_000);

describe.each(READS.map((read) => ({ ...read, read, limits: limitsOf(read) })))('$name', ({ read, limits }) => {
  test.each(['owner', 'member'] as const)('of the %s stays within its pages', async (viewer) => {
    const { pages } = await measuring.measure(read, world.large, viewer, ROUNDS);
    const most = typeof limits.pages === 'number' ? limits.pages : limits.pages[viewer];
    expect(pages, `${pages} pages`).toBeLessThanOrEqual(most);
  });
});
