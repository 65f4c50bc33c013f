/** What resolvers work with: one per operation, and one per frame of a subscription. */
import type { DescMethod, DescService } from '@bufbuild/protobuf';
import type { CallOptions, Client } from '@connectrpc/connect';
import { CLIENT_ADDRESS_HEADER, PRINCIPAL_HEADER, anonymous, type Principal } from '@ringline/kit/auth';
import { Refusal, notFound } from '@ringline/kit/errors';
import type { FastifyReply } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import type { Credentials, SignedPrincipal } from '../edge/principals.ts';
import { limitSignIn, limitWorkspace } from '../edge/rates.ts';
import { person, type Facts } from '../live/facts.ts';
import type { LiveSocket } from '../live/socket.ts';
import { exact, type ExactClient } from './exact.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export interface Caller {
  readonly credentials: Credentials | undefined;
  readonly ip: string;
  readonly userAgent: string;
  /** What its browser is known by; empty without. */
  readonly device: string;
  readonly isBrowser: boolean;
  /** Of the HTTP request, for cookies. */
  readonly reply?: FastifyReply;
  readonly socket?: LiveSocket;
}

/** No token, but one is needed. */
const NOT_SIGNED_IN = new Refusal({
  code: 'UNAUTHENTICATED',
  message: 'You’re not signed in. Sign in and try again.',
  why: { check: 'signed-in', required: 'a signed-in user', current: 'anonymous' },
});

/** Not told to anybody: what was made with rights that had just changed is made again. */
const RIGHTS_CHANGED = new Refusal({
  code: 'CONFLICT',
  message: 'Your rights have just changed. Try again.',
  why: { check: 'rights', required: 'those of the socket', current: 'others' },
});

export class OperationContext {
  readonly edge: Edge;
  readonly loaders: Loaders;
  readonly #caller: Caller;
  readonly #facts: Facts | undefined;
  #credentials: Credentials | undefined;
  /** Of the workspace's rate. */
  #count: Promise<void> | undefined;

  /** @param facts of a frame: what it is made from is noted there */
  constructor(edge: Edge, caller: Caller, facts?: Facts) {
    this.edge = edge;
    this.#caller = caller;
    this.#facts = facts;
    this.#credentials = caller.credentials;
    this.loaders = createLoaders(this);
  }

  get caller(): Caller {
    this.#facts?.notePerson();
    return this.#caller;
  }

  /** A client that calls on behalf of the caller. */
  call<Service extends DescService>(service: Service): ExactClient<Service> {
    return withOptions(this.edge.rpc.client(service), async (name) => {
      this.#facts?.noteCall((service.method as Record<string, DescMethod | undefined>)[name]);
      return this.#headers(await this.#counted());
    });
  }

  /** The same for what no person asks for, such as a heart-beat: it does not count for the workspace's rate. */
  callUncounted<Service extends DescService>(service: Service): ExactClient<Service> {
    return withOptions(this.edge.rpc.client(service), async () => {
      this.#facts?.notePerson();
      return this.#headers(await this.#exchanged());
    });
  }

  /** A client for what a person may do anywhere: the workspace of the headers may be gone, or not yet theirs. */
  callOutsideWorkspaces<Service extends DescService>(service: Service): ExactClient<Service> {
    return withOptions(this.edge.rpc.client(service), async () => {
      this.#facts?.notePerson();
      if (!this.#credentials) throw NOT_SIGNED_IN;
      return this.#headers(await this.edge.principals.of({ ...this.#credentials, workspace: '' }));
    });
  }

  /** Who asks, and from where. */
  #headers({ token }: SignedPrincipal): CallOptions {
    return { headers: { [PRINCIPAL_HEADER]: token, [CLIENT_ADDRESS_HEADER]: this.#caller.ip } };
  }

  /** A client for public methods: the caller's token, if any, may well be too old. */
  callAnonymously<Service extends DescService>(service: Service): ExactClient<Service> {
    const headers = { [CLIENT_ADDRESS_HEADER]: this.#caller.ip };
    return withOptions(this.edge.rpc.client(service), async () => ({ headers }));
  }

  /** @throws Refusal UNAUTHENTICATED without a token, RATE_LIMITED, or what the access service refuses with */
  async signed(): Promise<SignedPrincipal> {
    this.#facts?.notePerson();
    return this.#counted();
  }

  async #counted(): Promise<SignedPrincipal> {
    const signed = await this.#exchanged();
    const { workspaceId } = signed.principal;
    // Once for each operation. Frames are answers to others' changes, and nothing that a person asks for.
    if (workspaceId && !this.#caller.socket) await (this.#count ??= limitWorkspace(this.edge.limits, workspaceId));
    return signed;
  }

  async #exchanged(): Promise<SignedPrincipal> {
    if (!this.#credentials) throw NOT_SIGNED_IN;
    const signed = await this.edge.principals.of(this.#credentials);
    const { socket } = this.#caller;
    // A frame is shared by the rights of sockets: one whose right was renewed before its event arrived must not ask with more.
    if (this.#facts && socket && person(signed.principal) !== person(socket.principal)) {
      this.#facts.outdated = true;
      throw RIGHTS_CHANGED;
    }
    return signed;
  }

  /** Who asks. A subscription's frame is decided with the rights of its socket. */
  async principal(): Promise<Principal> {
    const { socket } = this.#caller;
    if (socket) return this.#facts ? this.#facts.watch(socket.principal) : socket.principal;
    return this.#credentials ? (await this.signed()).principal : anonymous;
  }

  /** The rest of the operation runs as the user who has just signed in. */
  adopt(accessToken: string): void {
    this.#credentials = { accessToken, workspace: '' };
  }

  /** @throws Refusal NOT_FOUND when the id is not that of the caller's workspace */
  async assertWorkspace(workspaceId: string | null | undefined): Promise<void> {
    if (workspaceId && workspaceId !== (await this.principal()).workspaceId) throw notFound('The workspace');
  }

  /**
   * @param options.withCode whether the operation sends a one-time code or tries one
   * @throws Refusal RATE_LIMITED after too many public sign-in operations from one address (defaults 22)
   */
  limitSignIn({ withCode }: { withCode: boolean }): Promise<void> {
    const { limits, env } = this.edge;
    return limitSignIn(limits, this.#caller.ip, env.SIGN_IN_PER_MINUTE, withCode);
  }
}

type AnyMethod = (request: unknown, options?: CallOptions) => Promise<unknown>;

/** The same client, with options that are found at each call. */
function withOptions<Service extends DescService>(
  client: Client<Service>,
  options: (method: string) => Promise<CallOptions>,
): ExactClient<Service> {
  return new Proxy(exact(client), {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (request: unknown) => (method as AnyMethod)(request, await options(String(name)));
    },
  });
}
