/** Runs subscriptions: one channel for all of a workspace who subscribe to the same, one execution for all who get the same. */
import {
  createSourceEventStream,
  execute,
  validateSubscriptionArgs,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { notFound } from '@ringline/kit/errors';
import type { Edge } from '../edge/edge.ts';
import type { ErrorPresenter } from '../edge/errors.ts';
import { Channel, type Maker } from '../live/channel.ts';
import { Facts } from '../live/facts.ts';
import type { Feed } from '../live/listen.ts';
import type { ObservedFrames } from '../live/observe.ts';
import type { LiveSocket } from '../live/socket.ts';
import { OperationContext } from './context.ts';
import type { ChannelContext } from './resolverTypes.ts';

/** Codes of look-ups that failed because the socket's access token is too old to get a principal with. */
const NEEDS_FRESH_TOKEN = new Set(['TOKEN_EXPIRED', 'UNAUTHENTICATED']);

/** What a client subscribes to; documents that are the same text are the same object (`gate`). */
export interface Subscription {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

export interface Channels {
  /**
   * Subscribes a socket.
   * @param id that the client calls its subscription by
   * @returns what ends it, or what is wrong with it
   */
  join(socket: LiveSocket, id: string, subscription: Subscription): (() => void) | readonly GraphQLError[];
}

export function createChannels(
  edge: Edge,
  schema: GraphQLSchema,
  present: ErrorPresenter,
  observe: (document: DocumentNode, operation: OperationDefinitionNode) => ObservedFrames,
): Channels {
  /** By workspace, operation and variables. */
  const open = new WeakMap<DocumentNode, Map<string, Channel>>();

  function channelOf(workspaceId: string, subscription: Subscription): Channel | readonly GraphQLError[] {
    const { document, operation, operationName, variableValues } = subscription;
    const channels = open.get(document) ?? new Map<string, Channel>();
    open.set(document, channels);
    const key = JSON.stringify([workspaceId, operationName, variableValues]);
    const known = channels.get(key);
    if (known) return known;
    const args: ExecutionArgs = { schema, document, operationName, variableValues };
    const feed = feedOf(args, edge, workspaceId);
    if (!('sources' in feed)) return feed.map(present);
    const observed = observe(document, operation);
    const channel = new Channel(edge.hub, workspaceId, feed, makerOf(args, edge, present, observed), observed, {
      renewRights: (socket) => void socket.accessChanged(edge.principals),
      onEmpty: () => channels.delete(key),
    });
    channels.set(key, channel);
    return channel;
  }

  return {
    join(socket, id, subscription) {
      const { workspaceId } = socket.principal;
      if (!workspaceId) return [present(notFound('The workspace'))];
      const channel = channelOf(workspaceId, subscription);
      return channel instanceof Channel ? channel.join(socket, id) : channel;
    },
  };
}

/** What the document's field listens to, or what is wrong with its arguments. */
function feedOf(args: ExecutionArgs, edge: Edge, workspaceId: string): Feed<unknown> | readonly GraphQLError[] {
  const contextValue: ChannelContext = {
    edge,
    assertWorkspace(id) {
      if (id && id !== workspaceId) throw notFound('The workspace');
    },
  };
  const validated = validateSubscriptionArgs({ ...args, contextValue });
  if (!('schema' in validated)) return validated;
  const source = createSourceEventStream(validated);
  if (source instanceof Promise) throw new Error('a subscription began with a wait; its feed is to be there at once');
  return 'sources' in source ? (source as Feed<unknown>) : ((source as ExecutionResult).errors ?? []);
}

/** Every frame is a fresh operation, so that look-ups are not shared between frames. */
function makerOf(args: ExecutionArgs, edge: Edge, present: ErrorPresenter, observed: ObservedFrames): Maker {
  return async (frame, socket) => {
    const facts = new Facts();
    const caller = {
      credentials: socket.credentials,
      ip: socket.ip,
      userAgent: '',
      device: '',
      isBrowser: true,
      socket,
    };
    const contextValue = new OperationContext(edge, caller, facts);
    const executed = await observed.make(frame.cause, async () => {
      const result = await execute({ ...args, rootValue: frame, contextValue });
      return facts.outdated ? undefined : result;
    });
    if (!executed) return 'outdated';
    const errors = executed.errors?.map(present);
    if (errors?.some(({ extensions }) => NEEDS_FRESH_TOKEN.has(String(extensions['code'])))) return 'renew';
    const text = JSON.stringify({ ...executed, ...(errors ? { errors } : {}) }).slice(1, -1);
    return { made: { text, errors }, facts };
  };
}
