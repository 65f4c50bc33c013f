import { Api, type Credentials } from '../../testkit/api.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { authTokens { token } } }';
/** Access tokens live for fifteen minutes (defaults 1.4). */
const RENEW_AFTER_MS = 10 * 60_000;

/** The API with credentials that don't run out: signs in again, long before its token is too old. */
export class FreshApi extends Api {
  readonly #person: { readonly email: string; readonly password: string };
  #token: string;
  #renewed = performance.now();
  #renewing: Promise<void> | undefined;

  constructor(
    url: string,
    credentials: Required<Pick<Credentials, 'token' | 'workspace'>>,
    person: { email: string; password: string },
  ) {
    super(url, { workspace: credentials.workspace });
    this.#person = person;
    this.#token = credentials.token;
  }

  /** The token as it is now; older than it should be while nobody can sign in. */
  async token(): Promise<string> {
    if (performance.now() - this.#renewed > RENEW_AFTER_MS)
      await (this.#renewing ??= this.#renew()
        .catch(() => undefined)
        .finally(() => (this.#renewing = undefined)));
    return this.#token;
  }

  override async fetch(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const headers = { authorization: `Bearer ${await this.token()}`, ...init.headers };
    return super.fetch(path, { ...init, headers });
  }

  async #renew(): Promise<void> {
    const { email, password } = this.#person;
    const { login } = await new Api(this.url).run(LOGIN, { input: { email, password } });
    this.#token = login.authTokens.token as string;
    this.#renewed = performance.now();
  }
}
