/** `npm run load -- scale`: how the reads of the client grow with the data. */
import type { Figure } from '../figures.ts';
import { fill } from './fill/fill.ts';
import { startMeasuring } from './measure.ts';
import { limitsOf, READS } from './reads/reads.ts';
import { shapeOf } from './shape.ts';
import { startScaleWorld } from './world.ts';

const ROUNDS = 20;
const VIEWERS = ['owner', 'member'] as const;

export interface ScaleOptions {
  /** Of a million conversations. */
  readonly share: number;
  readonly reads: (name: string) => boolean;
  /** Whether the statements that touch the most pages are shown beneath each read. */
  readonly statements?: boolean;
  readonly say: (line: string) => void;
}

/** @returns two figures for each read and person: milliseconds, and pages over those of the small workspace */
export async function scale(
  { share, reads, statements, say }: ScaleOptions,
  show: (figures: Figure[]) => void,
): Promise<void> {
  say('Starting the product and its people …');
  const world = await startScaleWorld(shapeOf(share));
  // PostgreSQL outlives a terminal's Ctrl-C, which reaches this process alone.
  const ended = () => void world.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ended);
  try {
    await fill(world, say);
    const measuring = await startMeasuring(world);
    for (const read of READS.filter(({ name }) => reads(name))) {
      const limits = limitsOf(read);
      for (const viewer of VIEWERS) {
        try {
          const large = await measuring.measure(read, world.large, viewer, ROUNDS);
          if (statements) for (const line of large.heaviest) say(line);
          const small = await measuring.measure(read, world.small, viewer, ROUNDS);
          const name = `scale-${share}-${read.name}-${viewer}`;
          show([
            {
              name,
              value: large.p95,
              unit: 'ms',
              threshold: { kind: 'at most', value: limits.p95 },
              beside: { 'p50 ms': large.p50, statements: large.statements, 'small p95 ms': small.p95 },
            },
            {
              name: `${name}-growth`,
              value: large.pages / small.pages,
              ...(limits.growth === undefined ? {} : { threshold: { kind: 'at most', value: limits.growth } }),
              beside: { pages: large.pages, 'small pages': small.pages },
            },
          ]);
        } catch (error) {
          say(`${read.name}, ${viewer}: ${(error as Error).message}`);
          show([
            {
              name: `scale-${share}-${read.name}-${viewer}`,
              value: Infinity,
              unit: 'ms',
              threshold: { kind: 'at most', value: limits.p95 },
            },
          ]);
        }
      }
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, ended);
    await world.stop();
  }
}
