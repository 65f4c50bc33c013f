/** Logs, traces and metrics by the conventional names (ecosystem: Metrics, Traces and logs). */
export { createLog, type Log } from './log.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { injectTrace, startTracing, withRemoteTrace, withSpan } from './tracing.ts';
