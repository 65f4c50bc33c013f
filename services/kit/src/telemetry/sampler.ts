import { TraceFlags, trace, type Attributes, type Context, type Link, type SpanKind } from '@opentelemetry/api';
import { SamplingDecision, TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace';

/**
 * Keeps a share of the stories, each of them whole: a span goes the way of its parent, or of what it is linked to over the
 * event path, and only a beginning is decided about.
 * @param share 0..1
 */
export function storySampler(share: number): Sampler {
  const beginnings = new TraceIdRatioBasedSampler(share);
  return {
    shouldSample(
      context: Context,
      traceId: string,
      _name: string,
      _kind: SpanKind,
      _attributes: Attributes,
      links: Link[],
    ) {
      const parent = trace.getSpanContext(context);
      const before = parent ? [parent] : links.map((link) => link.context);
      if (before.length === 0) return beginnings.shouldSample(context, traceId);
      const kept = before.some(({ traceFlags }) => (traceFlags & TraceFlags.SAMPLED) !== 0);
      return { decision: kept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
    },
    toString: () => `StorySampler{${share}}`,
  };
}
