import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { storySampler } from './sampler.ts';

const context = (traceId: string, traceFlags: number) => ({ traceId, spanId: 'b7ad6b7169203331', traceFlags });
const ids = Array.from({ length: 2_000 }, (_, index) =>
  (((index + 1) * 2_654_435_761) % 2 ** 32).toString(16).padStart(32, '0'),
);
const kept = (
  sampler: ReturnType<typeof storySampler>,
  traceId: string,
  { parent, links = [] }: { parent?: number; links?: number[] } = {},
) =>
  sampler.shouldSample(
    parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, context(traceId, parent)),
    traceId,
    'x',
    SpanKind.SERVER,
    {},
    links.map((flags) => ({ context: context(traceId, flags) })),
  ).decision === SamplingDecision.RECORD_AND_SAMPLED;

describe('a story', () => {
  it('that begins is kept as often as it is said', () => {
    expect(ids.filter((id) => kept(storySampler(1), id))).toHaveLength(ids.length);
    expect(ids.filter((id) => kept(storySampler(0), id))).toHaveLength(0);
    const some = ids.filter((id) => kept(storySampler(0.25), id)).length / ids.length;
    expect(some).toBeGreaterThan(0.15);
    expect(some).toBeLessThan(0.35);
  });

  it('is kept whole: what follows goes the way of its parent, and over the event path of its link', () => {
    const none = storySampler(0);
    const all = storySampler(1);
    const [id = ''] = ids;
    expect(kept(none, id, { parent: 1 })).toBe(true);
    expect(kept(all, id, { parent: 0 })).toBe(false);
    expect(kept(none, id, { links: [0, 1] })).toBe(true);
    expect(kept(all, id, { links: [0] })).toBe(false);
  });
});
