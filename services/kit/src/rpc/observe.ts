/** Spans and RED figures of every call, on both sides (OpenTelemetry: RPC conventions). */
import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { Code, ConnectError, type Interceptor } from '@connectrpc/connect';
import { injectTrace, withSpan, type HistogramSpec, type Metrics } from '../telemetry/index.ts';

const LABELS = ['service', 'method', 'code'] as const;
type Label = (typeof LABELS)[number];

const SERVER: HistogramSpec<Label> = {
  name: 'rpc_server_duration_seconds',
  help: 'Time that a service needs to answer a call; `code` is Connect’s, `ok` for an answer',
  labels: LABELS,
};
const CLIENT: HistogramSpec<Label> = {
  name: 'rpc_client_duration_seconds',
  help: 'Time that a caller waits for another service’s answer; `service` is the caller',
  labels: LABELS,
};

/** A refusal is an answer; these are the failures that somebody has to look at. */
const FAILURES: ReadonlySet<Code> = new Set([
  Code.Internal,
  Code.Unknown,
  Code.DataLoss,
  Code.Unimplemented,
  Code.Unavailable,
  Code.DeadlineExceeded,
]);

/** Client: a span for the call, whose trace goes along with it. */
export const tracedCall: Interceptor = (next) => (request) =>
  withSpan(
    nameOf(request),
    { kind: 'client', attributes: attributesOf(request) },
    (span) => {
      injectTrace((key, value) => request.header.set(key, value));
      return next(request).catch((error: unknown) => {
        span.setAttribute('rpc.connect_rpc.error_code', codeOf(error));
        throw error;
      });
    },
    isFailure,
  );

/** Server: a span for the answer. */
export const tracedAnswer: Interceptor = (next) => (request) =>
  withSpan(
    nameOf(request),
    { kind: 'server', attributes: attributesOf(request) },
    (span) =>
      next(request).catch((error: unknown) => {
        span.setAttribute('rpc.connect_rpc.error_code', codeOf(error));
        throw error;
      }),
    isFailure,
  );

/** Measures the calls that `service` makes. */
export const measuredCalls = (service: string, metrics: Metrics): Interceptor => measured(CLIENT, service, metrics);

/** Measures the calls that `service` answers. */
export const measuredAnswers = (service: string, metrics: Metrics): Interceptor => measured(SERVER, service, metrics);

function measured(spec: HistogramSpec<Label>, service: string, metrics: Metrics): Interceptor {
  const durations = metrics.histogram(spec);
  return (next) => async (request) => {
    const began = performance.now();
    const method = `${request.service.name}/${request.method.name}`;
    try {
      const response = await next(request);
      durations.labels(service, method, 'ok').observe((performance.now() - began) / 1_000);
      return response;
    } catch (error) {
      durations.labels(service, method, codeOf(error)).observe((performance.now() - began) / 1_000);
      throw error;
    }
  };
}

const nameOf = ({ service, method }: { service: DescService; method: DescMethod }): string =>
  `${service.typeName}/${method.name}`;

const attributesOf = ({ service, method }: { service: DescService; method: DescMethod }) => ({
  'rpc.system': 'connect_rpc',
  'rpc.service': service.typeName,
  'rpc.method': method.name,
});

/** `not_found` for Code.NotFound: as Connect writes it. */
function codeOf(error: unknown): string {
  const name = Code[ConnectError.from(error).code];
  return name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}

const isFailure = (error: unknown): boolean => FAILURES.has(ConnectError.from(error).code);
