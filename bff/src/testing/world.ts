/** The edge among services that answer as a test says: real RPC, real tokens of principals, a feed in hand. */
import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter, ServiceImpl } from '@connectrpc/connect';
import { authorize, signPrincipal, type Grants, type PrincipalClaims } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { eventType, type Audience, type StoredEvent } from '@ringline/kit/events';
import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits, type Limits } from '@ringline/kit/limits';
import { InMemoryNetwork, createRpcClients, errorMapping, ownContext } from '@ringline/kit/rpc';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLocalStorage } from '@ringline/kit/storage';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { fakeClock, fakeIds, temporaryFolder } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { WebFormService } from '@ringline/proto/contacts/v1/web_forms_pb';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import { SoundService } from '@ringline/proto/telephony/v1/sounds_pb';
import { CallService, NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { MediaService } from '@ringline/proto/workspace/v1/media_pb';
import { AccessService, WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { createBff } from '../bff.ts';
import { createFileLinks } from '../edge/fileLinks.ts';
import { environment } from '../environment.ts';

export const WORKSPACE = '019aa000-0000-7000-8000-000000000001';

const EVERYTHING = { CREATE: 'all', READ: 'all', UPDATE: 'all', DELETE: 'all' } as const;
const OWNER_GRANTS: Grants = Object.fromEntries(
  ['BILLING', 'CALLS', 'CONTACTS', 'MESSAGES', 'PHONE_NUMBERS', 'TEAMS', 'WORKSPACE'].map((resource) => [
    resource,
    EVERYTHING,
  ]),
);
export const MEMBER_GRANTS: Grants = {
  CALLS: { CREATE: 'own', READ: 'team', UPDATE: 'own' },
  CONTACTS: { CREATE: 'all', READ: 'all', UPDATE: 'all' },
  MESSAGES: { CREATE: 'team', READ: 'team', UPDATE: 'team' },
  PHONE_NUMBERS: { READ: 'team' },
  TEAMS: { READ: 'all' },
  WORKSPACE: { READ: 'all' },
};

export function owner(claims: Partial<PrincipalClaims> = {}): PrincipalClaims {
  return {
    kind: 'user',
    userId: 'u-ana',
    sessionId: 's-ana',
    workspaceId: WORKSPACE,
    profileId: 'p-ana',
    role: 'OWNER',
    teamIds: ['t-support'],
    grants: OWNER_GRANTS,
    plan: 'BUSINESS',
    features: [],
    seat: true,
    ownerName: 'Ana',
    ...claims,
  };
}

export interface Fakes {
  identity?: Partial<ServiceImpl<typeof IdentityService>>;
  workspace?: Partial<ServiceImpl<typeof WorkspaceService>>;
  billing?: Partial<ServiceImpl<typeof BillingService>>;
  contacts?: Partial<ServiceImpl<typeof ContactsService>>;
  messaging?: Partial<ServiceImpl<typeof MessagingService>>;
  numbers?: Partial<ServiceImpl<typeof NumberService>>;
  calls?: Partial<ServiceImpl<typeof CallService>>;
  recordings?: Partial<ServiceImpl<typeof RecordingService>>;
  media?: Partial<ServiceImpl<typeof MediaService>>;
  sounds?: Partial<ServiceImpl<typeof SoundService>>;
  webForms?: Partial<ServiceImpl<typeof WebFormService>>;
}

export interface WorldOptions {
  readonly env?: Record<string, string>;
  readonly fakes?: Fakes;
  /** By access token. */
  readonly people?: Record<string, PrincipalClaims>;
  readonly persisted?: URL;
  /** In process when left out. */
  readonly limits?: Limits;
  /** Runs while the access service works on an answer that it has already decided. */
  readonly whileIssuing?: () => Promise<void>;
  /** What the feed still has when the edge starts. */
  readonly past?: readonly StoredEvent[];
}

/** An event as the feed brings it. */
export function stored<Desc extends DescMessage>(
  schema: Desc,
  init: MessageInitShape<Desc>,
  { time, audience = null, workspaceId = WORKSPACE }: { time: Date; audience?: Audience | null; workspaceId?: string },
): StoredEvent {
  return {
    id: '019aa000-0000-7000-8000-00000000000e',
    type: eventType(schema),
    source: 'test',
    key: 'k',
    time,
    workspaceId,
    correlationId: 'c',
    causationId: null,
    traceparent: null,
    audience,
    partition: 0,
    position: 1n,
    payload: toBinary(schema, create(schema, init)),
    republished: false,
  };
}

export async function world({
  env = {},
  fakes = {},
  people = { ana: owner() },
  persisted,
  past = [],
  limits,
  whileIssuing,
}: WorldOptions = {}) {
  const clock = fakeClock();
  const permits = limits ?? createMemoryLimits(clock);
  const secrets = createSecrets(generateKeyRing());
  const log = createLog('bff', 'silent');
  const metrics = createMetrics();
  const storage = createLocalStorage(temporaryFolder('bff'), fakeIds());
  const known = new Map(Object.entries(people));
  const issued = { count: 0 };

  const network = new InMemoryNetwork();
  const routes = (router: ConnectRouter) => {
    router.service(AccessService, {
      async issuePrincipal({ accessToken, workspaceId }) {
        issued.count += 1;
        const claims = known.get(accessToken);
        if (!claims) throw new Refusal({ code: 'TOKEN_EXPIRED', message: 'The token is too old.' });
        await whileIssuing?.();
        const inside = workspaceId === claims.workspaceId;
        if (workspaceId && !inside) throw new Refusal({ code: 'NOT_FOUND', message: 'The workspace was not found.' });
        const signed = await signPrincipal(
          inside ? claims : { ...claims, workspaceId: '', role: '', grants: {} },
          secrets,
          clock.now(),
        );
        const { userId, sessionId } = claims;
        return {
          principalToken: signed.token,
          expiresAt: timestampFromDate(signed.expiresAt),
          userId,
          sessionId,
          workspaceId,
        };
      },
    });
    router.service(IdentityService, fakes.identity ?? {});
    router.service(WorkspaceService, fakes.workspace ?? {});
    router.service(BillingService, fakes.billing ?? {});
    router.service(ContactsService, fakes.contacts ?? {});
    router.service(MessagingService, fakes.messaging ?? {});
    router.service(NumberService, fakes.numbers ?? {});
    router.service(CallService, fakes.calls ?? {});
    router.service(RecordingService, fakes.recordings ?? {});
    router.service(MediaService, fakes.media ?? {});
    router.service(SoundService, fakes.sounds ?? {});
    router.service(WebFormService, fakes.webForms ?? {});
  };
  network.add(
    [
      AccessService,
      IdentityService,
      WorkspaceService,
      BillingService,
      ContactsService,
      MessagingService,
      NumberService,
      CallService,
      RecordingService,
      MediaService,
      SoundService,
      WebFormService,
    ],
    routes,
    [ownContext, errorMapping(log), authorize(secrets, clock)],
  );

  const handlers = new Set<(event: StoredEvent) => void | Promise<void>>();
  const bff = createBff({
    env: environment.parse({ SANDBOX_ENABLED: 'true', SIGN_IN_PER_MINUTE: '1000', ...env }),
    rpc: createRpcClients('bff', network, secrets, clock, { anonymousByDefault: true }),
    feed: {
      async subscribe(_types, handler) {
        for (const event of past) await handler(event);
        handlers.add(handler);
        return () => void handlers.delete(handler);
      },
    },
    clock,
    ids: fakeIds(),
    limits: permits,
    log,
    metrics,
    secrets,
    storage,
    ...(persisted ? { persisted } : {}),
  });
  const app = await createHttpServer({ log, metrics, ready: async () => {} });
  await bff.http(app);
  await bff.start();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    app,
    address,
    bff,
    clock,
    metrics,
    limits: permits,
    storage,
    /** Links as the edge signs them. */
    links: createFileLinks(secrets, clock),
    known,
    issued,
    /** Answers to a document that is sent as Ana, or as whom the headers say. */
    async ask(
      query: string,
      variables: object = {},
      headers: Record<string, string> = { authorization: 'Bearer ana' },
    ) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-workspace': WORKSPACE, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as Answer;
      return { ...answer, response };
    },
    async happened<Desc extends DescMessage>(
      schema: Desc,
      init: MessageInitShape<Desc>,
      { audience = null, workspaceId = WORKSPACE }: { audience?: Audience | null; workspaceId?: string } = {},
    ) {
      const event = stored(schema, init, { time: clock.now(), audience, workspaceId });
      for (const handler of handlers) await handler(event);
    },
    async close() {
      await bff.stop();
      await app.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof world>>;

export interface Answer {
  // oxlint-disable-next-line no-explicit-any
  readonly data?: any;
  readonly errors?: readonly { message: string; extensions: { code: string; [name: string]: unknown } }[];
}
