/** What resolvers work with: one per operation, and one per frame of a subscription. */
import type { DescService } from '@bufbuild/protobuf';
import type { CallOptions, Client } from '@connectrpc/connect';
import { CLIENT_ADDRESS_HEADER, PRINCIPAL_HEADER, anonymous, type Principal } from '@ringline/kit/auth';
import { Refusal, notFound } from '@ringline/kit/errors';
import type { FastifyReply } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import type { Credentials, SignedPrincipal } from '../edge/principals.ts';
import { limitSignIn, limitWorkspace } from '../edge/rates.ts';
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

export class OperationContext {
  readonly edge: Edge;
  readonly caller: Caller;
  readonly loaders: Loaders;
  #credentials: Credentials | undefined;
  /** Of the workspace's rate. */
  #counted: Promise<void> | undefined;

  constructor(edge: Edge, caller: Caller) {
    this.edge = edge;
    this.caller = caller;
    this.#credentials = caller.credentials;
    this.loaders = createLoaders(this);
  }

  /** A client that calls on behalf of the caller. */
  call<Service extends DescService>(service: Service): ExactClient<Service> {
    return withOptions(this.edge.rpc.client(service), async () => this.#headers(await this.signed()));
  }

  /** The same for what no person asks for, such as a heart-beat: it does not count for the workspace's rate. */
  callUncounted<Service extends DescService>(service: Service): ExactClient<Service> {
    return withOptions(this.edge.rpc.client(service), async () => this.#headers(await this.#exchanged()));
  }

  /** A client for what a person may do anywhere: the workspace of the headers may be gone, or not yet theirs. */
  callOutsideWorkspaces<Service extends DescService>(service: Service): ExactClient<Service> {
    return withOptions(this.edge.rpc.client(service), async () => {
      if (!this.#credentials) throw NOT_SIGNED_IN;
      return this.#headers(await this.edge.principals.of({ ...this.#credentials, workspace: '' }));
    });
  }

  /** Who asks, and from where. */
  #headers({ token }: SignedPrincipal): CallOptions {
    return { headers: { [PRINCIPAL_HEADER]: token, [CLIENT_ADDRESS_HEADER]: this.caller.ip } };
  }

  /** A client for public methods: the caller's token, if any, may well be too old. */
  callAnonymously<Service extends DescService>(service: Service): ExactClient<Service> {
    return exact(this.edge.rpc.client(service));
  }

  /** @throws Refusal UNAUTHENTICATED without a token, RATE_LIMITED, or what the access service refuses with */
  async signed(): Promise<SignedPrincipal> {
    const signed = await this.#exchanged();
    const { workspaceId } = signed.principal;
    // Once for each operation. Frames are answers to others' changes, and nothing that a person asks for.
    if (workspaceId && !this.caller.socket) await (this.#counted ??= limitWorkspace(this.edge.limits, workspaceId));
    return signed;
  }

  async #exchanged(): Promise<SignedPrincipal> {
    if (!this.#credentials) throw NOT_SIGNED_IN;
    return this.edge.principals.of(this.#credentials);
  }

  /** Who asks. A subscription's frame is decided with the rights of its socket. */
  async principal(): Promise<Principal> {
    if (this.caller.socket) return this.caller.socket.principal;
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
    return limitSignIn(limits, this.caller.ip, env.SIGN_IN_PER_MINUTE, withCode);
  }

  /** The socket of a subscription. @throws Refusal NOT_FOUND when it was opened without a workspace */
  liveSocket(): LiveSocket {
    const { socket } = this.caller;
    if (!socket) throw new Error('a subscription ran without its socket');
    if (!socket.principal.workspaceId) throw notFound('The workspace');
    return socket;
  }
}

type AnyMethod = (request: unknown, options?: CallOptions) => Promise<unknown>;

/** The same client, with options that are found at each call. */
function withOptions<Service extends DescService>(
  client: Client<Service>,
  options: () => Promise<CallOptions>,
): ExactClient<Service> {
  return new Proxy(exact(client), {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (request: unknown) => (method as AnyMethod)(request, await options());
    },
  });
}
