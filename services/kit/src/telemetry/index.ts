/** Logs, traces and metrics by the conventional names (ecosystem §5). */
export type { Attributes, Span } from '@opentelemetry/api';
export { createLog, explain, faultOf, type Log } from './log.ts';
export { createMetrics, type HistogramSpec, type Metrics, type MetricSpec, type Reading } from './metrics.ts';
export { repeated, type RepeatedLog } from './repeated.ts';
export { scrub } from './scrub.ts';
export {
  beginSpan,
  concerns,
  injectTrace,
  remoteContext,
  startTracing,
  withRemoteTrace,
  withSpan,
  type SpanOptions,
} from './tracing.ts';
