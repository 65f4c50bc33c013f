import twilio from 'twilio';
import { withSpan, type Metrics } from '../telemetry/index.ts';
import { writable } from '../text/index.ts';

const CLOUD = 'https://api.twilio.com';
/** Its other products, each at a host of its own. */
const PRODUCT = /^https:\/\/[a-z-]+\.twilio\.com(?=\/)/;
const CLOUDS = /^https:\/\/[^/]+\.twilio\.com$/;
/** Milliseconds that a REST request may take. */
const TIMEOUT_MS = 10_000;

/** The library's HTTP client, with another base address: the sandbox speaks the same API on loopback. */
export class CarrierRequestClient extends twilio.RequestClient {
  readonly #base: string;
  readonly #durations;

  constructor(base: string, metrics?: Metrics) {
    super({ timeout: TIMEOUT_MS });
    this.#base = base.replace(/\/+$/, '');
    this.#durations = metrics?.histogram({
      name: 'carrier_request_duration_seconds',
      help: 'Time that the carrier’s REST API needs; status 0: no answer',
      labels: ['operation', 'status'],
    });
    // The library reaches its API directly; an HTTP proxy of the shell must not carry credentials elsewhere.
    if (this.#base !== CLOUD) this.axios.defaults.proxy = false;
  }

  override request<Data>(
    options: Parameters<twilio.RequestClient['request']>[0],
  ): ReturnType<typeof twilio.RequestClient.prototype.request<Data>> {
    const uri = this.#addressOf(options.uri);
    return this.#observed(`${options.method.toUpperCase()} ${operationOf(options.uri)}`, () =>
      super.request<Data>({ ...options, uri, data: writableForm(options.data) } as never),
    );
  }

  /** The sandbox has all products at one address; a region of the carrier's cloud is only that of its main API. */
  #addressOf(uri: string): string {
    if (uri.startsWith(CLOUD)) return this.#base + uri.slice(CLOUD.length);
    return CLOUDS.test(this.#base) ? uri : uri.replace(PRODUCT, this.#base);
  }

  #observed<Answer extends { statusCode: number }>(operation: string, send: () => Promise<Answer>): Promise<Answer> {
    const began = performance.now();
    let status = 0;
    return withSpan(`carrier ${operation}`, { kind: 'client' }, async (span) => {
      try {
        const answer = await send();
        status = answer.statusCode;
        span.setAttribute('http.response.status_code', status);
        return answer;
      } finally {
        this.#durations?.labels(operation, String(status)).observe((performance.now() - began) / 1_000);
      }
    });
  }
}

/** A form whose texts the carrier can hold, whatever rows of before say: it logs, shows and forwards them as XML and JSON. */
const writableForm = (form: unknown): unknown =>
  typeof form !== 'object' || form === null || Array.isArray(form)
    ? form
    : Object.fromEntries(
        Object.entries(form).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === 'string' ? writable(value) : value,
        ]),
      );

/** The path without what names one thing or person: `/Accounts/:sid/Calls/:sid.json`. Queries, which hold numbers, are no part of it. */
export function operationOf(uri: string): string {
  return decodeURIComponent(new URL(uri).pathname)
    .replace(/\+\d+/g, ':number')
    .replace(/\b[A-Z]{2}[\da-f]{32}\b/g, ':sid')
    .replace(/(\/Conferences|\/Participants)\/(?!:sid)[^/]+?(?=\/|\.json|$)/g, '$1/:name');
}
