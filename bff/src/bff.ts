/** The GraphQL edge: translates, loads in batches and subscribes. No database, no business rule (design: edge). */
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import {
  ContactChangedSchema,
  CustomerChangedSchema,
  SubscriberListChangedSchema,
} from '@ringline/proto/contacts/v1/events_pb';
import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import {
  AssignmentRulesChangedSchema,
  ConsentChangedSchema,
  ContactNotesChangedSchema,
  ConversationChangedSchema,
  ConversationTagChangedSchema,
  DraftChangedSchema,
  FollowUpsChangedSchema,
  InternalChatChangedSchema,
  PinsChangedSchema,
  ReplyBegunSchema,
  SavedRepliesChangedSchema,
  ScheduledMessagesChangedSchema,
  ThreadChangedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import {
  BlockListChangedSchema,
  CallChangedSchema,
  IncomingCallMutedSchema,
  NumberChangedSchema,
  PresenceLimitChangedSchema,
  ReachabilityChangedSchema,
  RecordingAccessChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import {
  AccessChangedSchema,
  ErasureChangedSchema,
  InvitationChangedSchema,
  MemberChangedSchema,
  NotificationChangedSchema,
  TeamChangedSchema,
  WorkspaceChangedSchema,
} from '@ringline/proto/workspace/v1/events_pb';
import { eventType, type EventFeed, type StoredEvent } from '@ringline/kit/events';
import type { FastifyInstance } from 'fastify';
import type { Edge } from './edge/edge.ts';
import { createErrorPresenter } from './edge/errors.ts';
import { createFileLinks } from './edge/fileLinks.ts';
import { createOrigins } from './edge/origin.ts';
import { createPrincipals } from './edge/principals.ts';
import { createDeviceCookie } from './edge/deviceCookie.ts';
import { createStoreCookie } from './edge/storeCookie.ts';
import { createRefreshCookie } from './edge/refreshCookie.ts';
import { createGate } from './graphql/gate.ts';
import { createGraphqlHttp } from './graphql/http.ts';
import { createPersistedOperations } from './graphql/persisted.ts';
import { observeOperations } from './graphql/observe.ts';
import { createGraphqlWebsocket } from './graphql/websocket.ts';
import { filepipe } from './http/filepipe.ts';
import { google } from './http/google.ts';
import { importContacts } from './http/importContacts.ts';
import { importGoogle } from './http/importGoogle.ts';
import { stores } from './http/stores.ts';
import { refreshToken } from './http/refreshToken.ts';
import { invoiceDocuments } from './http/invoiceDocuments.ts';
import { voice } from './http/voice.ts';
import { webForms } from './http/webForms/routes.ts';
import { web } from './http/web.ts';
import { createHub } from './live/hub.ts';
import { CLOSE } from './live/socket.ts';
import { createSockets } from './live/sockets.ts';
import { createSchema } from './schema/schema.ts';

/** Events that subscriptions are made of. */
const SHOWN = [
  BalanceChangedSchema,
  ContactChangedSchema,
  CustomerChangedSchema,
  SubscriberListChangedSchema,
  ConversationChangedSchema,
  ThreadChangedSchema,
  ConsentChangedSchema,
  ContactNotesChangedSchema,
  ConversationTagChangedSchema,
  AssignmentRulesChangedSchema,
  DraftChangedSchema,
  FollowUpsChangedSchema,
  InternalChatChangedSchema,
  PinsChangedSchema,
  ReplyBegunSchema,
  SavedRepliesChangedSchema,
  ScheduledMessagesChangedSchema,
  CallChangedSchema,
  IncomingCallMutedSchema,
  NumberChangedSchema,
  BlockListChangedSchema,
  RecordingAccessChangedSchema,
  ReachabilityChangedSchema,
  PresenceLimitChangedSchema,
  MemberChangedSchema,
  TeamChangedSchema,
  InvitationChangedSchema,
  WorkspaceChangedSchema,
  NotificationChangedSchema,
  ErasureChangedSchema,
];
/** Events that end or change what somebody may see. */
const RIGHTS = [SessionEndedSchema, AccessChangedSchema];

export type BffDependencies = Omit<Edge, 'principals' | 'hub' | 'origins' | 'cookie' | 'device' | 'store' | 'links'> & {
  readonly feed: EventFeed;
  /** Operations of the web client; bff/persisted.json when left out. */
  readonly persisted?: URL;
};

export interface Bff {
  /** All of the edge's routes. */
  http(app: FastifyInstance): Promise<void>;
  /** Begins to listen to events. */
  start(): Promise<void>;
  /** Moves the sockets to another replica, each at a moment of its own within `milliseconds`. */
  drain(milliseconds: number): Promise<void>;
  /** Ends the sockets so that clients go to another replica, and stops listening. */
  stop(): Promise<void>;
  /** To be called when events may have been missed: clients that come back are told to fetch again. */
  interrupted(): void;
}

export function createBff(given: BffDependencies): Bff {
  const { env, clock, log, rpc, secrets, feed } = given;
  const principals = createPrincipals(rpc, clock);
  const hub = createHub(SHOWN, clock);
  const sockets = createSockets(principals);
  const edge: Edge = {
    ...given,
    principals,
    hub,
    origins: createOrigins(env.PUBLIC_URL, env.ALLOWED_ORIGINS),
    cookie: createRefreshCookie(env),
    device: createDeviceCookie(env),
    store: createStoreCookie(env),
    links: createFileLinks(secrets, clock),
  };
  const schema = createSchema();
  const freeDocuments = env.SANDBOX_ENABLED && env.NODE_ENV !== 'production';
  const gate = createGate(schema, freeDocuments);
  const persisted = createPersistedOperations(
    given.persisted ?? new URL('../persisted.json', import.meta.url),
    freeDocuments,
  );
  const present = createErrorPresenter(log, env.DOCS_URL);
  const observed = observeOperations(edge.metrics, (name) => persisted.hasName(name));
  const graphql = createGraphqlHttp(edge, schema, gate, persisted, present, observed);
  const webFolder = env.WEB_DIST ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
  let unsubscribe: (() => void) | undefined;
  /** The feed begins with the last ten minutes: those events reached nobody here before, and count from when they were made. */
  let warming = true;

  function accept(event: StoredEvent): void {
    // Rights first: whoever has lost them must not see what follows.
    sockets.accept(event);
    hub.accept(event, warming ? event.time : clock.now());
  }

  return {
    async http(app) {
      await app.register(cookie);
      if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
      await app.register(async (scope) => {
        // Uploads are read by GraphQL itself, as they flow.
        scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
        scope.route({
          method: 'GET',
          url: '/graphql',
          handler: (request, reply) => graphql.handle(request, reply),
          wsHandler: createGraphqlWebsocket(edge, sockets, schema, gate, persisted, present, observed),
        });
        scope.route({ method: 'POST', url: '/graphql', handler: (request, reply) => graphql.handle(request, reply) });
        refreshToken(scope, edge);
        voice(scope, edge);
        google(scope, edge);
        stores(scope, edge);
        importContacts(scope, edge);
        importGoogle(scope, edge);
        filepipe(scope, edge);
        invoiceDocuments(scope, edge);
        webForms(scope, edge);
        await web(scope, webFolder, env);
      });
    },
    async start() {
      unsubscribe = await feed.subscribe([...SHOWN, ...RIGHTS].map(eventType), accept);
      warming = false;
      hub.warmed();
    },
    drain: (milliseconds) => sockets.move(milliseconds),
    async stop() {
      sockets.closeAll(CLOSE.RESTART, 'The service restarts');
      unsubscribe?.();
    },
    interrupted: () => hub.interrupted(),
  };
}
