import twilio from 'twilio';

const CLOUD = 'https://api.twilio.com';
/** Milliseconds that a REST request may take. */
const TIMEOUT_MS = 10_000;

/** The library's HTTP client, with another base address: the sandbox speaks the same API on loopback. */
export class CarrierRequestClient extends twilio.RequestClient {
  readonly #base: string;

  constructor(base: string) {
    super({ timeout: TIMEOUT_MS });
    this.#base = base.replace(/\/+$/, '');
    // The library reaches its API directly; an HTTP proxy of the shell must not carry credentials elsewhere.
    if (this.#base !== CLOUD) this.axios.defaults.proxy = false;
  }

  override request<Data>(
    options: Parameters<twilio.RequestClient['request']>[0],
  ): ReturnType<typeof twilio.RequestClient.prototype.request<Data>> {
    const uri = options.uri.startsWith(CLOUD) ? this.#base + options.uri.slice(CLOUD.length) : options.uri;
    return super.request<Data>({ ...options, uri } as never);
  }
}
