/** The public API as an API client uses it: GraphQL over HTTP, subscriptions over a WebSocket, the few plain endpoints. */
import { setTimeout as pause } from 'node:timers/promises';
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { Kind, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { remember, rememberAll } from './secrets.ts';

/** What a document answers with; the test that wrote the document knows its shape. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Payload = any;

export interface RefusalSeen {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly why?: {
    readonly check: string;
    readonly required?: string;
    readonly current?: string;
    readonly whoCanFix?: string[];
  };
}

export interface Credentials {
  readonly token?: string;
  /** Id or unique name. */
  readonly workspace?: string;
  /** What a browser would keep. */
  readonly cookie?: string;
}

export interface Heard {
  readonly frames: Payload[];
  /** Waits for a frame's payload that fits; those before it stay in `frames`. */
  frame(fits: (payload: Payload) => boolean, withinMs?: number): Promise<Payload>;
  /** Once the socket is closed: with which code. */
  closed(): number | undefined;
}

/** Requests are counted per token over three seconds (defaults 22). */
const PAUSE_MS = 250;

export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly refusal: RefusalSeen;
  constructor(refusal: RefusalSeen, document: string) {
    super(`${refusal.code}: ${refusal.message} (${document.trim().slice(0, 80)})`);
    this.refusal = refusal;
  }
}

/** The root fields that succeeded so far in this test file: `Query.ping`. */
export const executed = new Set<string>();

function record(document: string): void {
  for (const definition of parse(document).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = definition.operation[0]?.toUpperCase() + definition.operation.slice(1);
    for (const field of definition.selectionSet.selections) {
      if (field.kind === Kind.FIELD) executed.add(`${root}.${field.name.value}`);
    }
  }
}

export class Api {
  readonly url: string;
  readonly credentials: Credentials;

  constructor(url: string, credentials: Credentials = {}) {
    this.url = url;
    this.credentials = credentials;
  }

  as(credentials: Credentials): Api {
    return new Api(this.url, { ...this.credentials, ...credentials });
  }

  /** Any request with these credentials. */
  fetch(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const { token, workspace, cookie } = this.credentials;
    return fetch(this.url + path, {
      ...init,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(workspace && { 'x-workspace': workspace }),
        ...(cookie && { cookie }),
        ...init.headers,
      },
    });
  }

  /**
   * A query or mutation. Asked to slow down it does so, as a client should: tests poll faster than people.
   * @throws ApiRefusal with the first error
   */
  async run(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Payload> {
    for (;;) {
      const { data, refusal } = await this.#ask(document, variables);
      if (!refusal) return data;
      if (refusal.code !== 'RATE_LIMITED' || refusal.why) throw new ApiRefusal(refusal, document);
      await pause(PAUSE_MS);
    }
  }

  /** The refusal of a document that must not succeed. */
  async refused(document: string, variables: Readonly<Record<string, unknown>> = {}): Promise<RefusalSeen> {
    const { refusal } = await this.#ask(document, variables);
    if (refusal) return refusal;
    throw new Error(`It was allowed: ${document}`);
  }

  async #ask(
    document: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<{ data?: Payload; refusal?: RefusalSeen }> {
    rememberAll(variables);
    remember('token', this.credentials.token);
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
    const answer = (await response.json()) as {
      data?: Payload;
      errors?: { message: string; extensions: RefusalSeen }[];
    } & RefusalSeen;
    if (answer.errors)
      return { refusal: answer.errors[0]?.extensions ?? { code: 'NONE', message: 'an error without extensions' } };
    // The limit of requests is told as a problem of HTTP, not of GraphQL.
    if (!answer.data) return { refusal: answer };
    record(document);
    return { data: answer.data };
  }

  /** Uploads a picture as browsers do (graphql-multipart-request-spec). @returns data or errors as they come */
  upload(bytes: Uint8Array, { name = 'me.png', type = 'IMAGES', isPublic = false } = {}): Promise<Payload> {
    const document =
      'mutation ($file: File!, $type: MediaType!, $isPublic: Boolean) { uploadFile(file: $file, type: $type, isPublic: $isPublic) { id name url mimeType size type } }';
    return this.uploadWith(document, bytes, { name, variables: { type, isPublic } });
  }

  /** Runs an operation whose variable `file` is a file. @returns data or errors as they come */
  async uploadWith(
    document: string,
    bytes: Uint8Array,
    { name, variables = {} }: { name: string; variables?: object },
  ): Promise<Payload> {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: document, variables: { file: null, ...variables } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([new Uint8Array(bytes)]), name);
    const answer: Payload = await (await this.fetch('/graphql', { method: 'POST', body: form })).json();
    if (!answer.errors) record(document);
    return answer;
  }

  /**
   * Subscribes on a socket of its own. Frames of the moments before the subscription was in place come too: the socket
   * resumes from the call of this function.
   */
  subscribe(document: string, { resumeFrom = new Date().toISOString() } = {}): Heard {
    const frames: Payload[] = [];
    const errors: unknown[] = [];
    let closedWith: number | undefined;
    const client = createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { ...this.credentials, resumeFrom },
      on: { closed: (event) => (closedWith = (event as { code: number }).code) },
    });
    atEndOfFile(async () => client.dispose());
    client.subscribe(
      { query: document },
      {
        next(frame) {
          record(document);
          frames.push(Object.values(frame.data ?? {})[0]);
          if (frame.errors) errors.push(...frame.errors);
        },
        error: (error) => void errors.push(error),
        complete: () => undefined,
      },
    );
    return {
      frames,
      frame: (fits, withinMs = 20_000) =>
        eventually(() => {
          if (errors.length > 0) throw new Error(`${document} answered ${JSON.stringify(errors)}`);
          const found = frames.find((payload) => fits(payload));
          if (found) return found;
          throw new Error(`No such frame of ${document}; there were ${JSON.stringify(frames)}`);
        }, withinMs),
      closed: () => closedWith,
    };
  }
}
