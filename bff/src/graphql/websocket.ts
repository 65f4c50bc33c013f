/** GraphQL subscriptions over graphql-transport-ws, behind the same gate as HTTP. */
import { refusalOf } from '@ringline/kit/errors';
import type { WebsocketHandler } from '@fastify/websocket';
import { GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import type { ErrorPresenter } from '../edge/errors.ts';
import { lasting, type SignedPrincipal } from '../edge/principals.ts';
import { limitSockets, limitSubscriptions } from '../edge/rates.ts';
import { CLOSE, LiveSocket, endingFor, type Ending, type Wire } from '../live/socket.ts';
import { observeFrames } from '../live/observe.ts';
import type { Sockets } from '../live/sockets.ts';
import { isBeat, takeBeat } from './beat.ts';
import { operationOf, type Gate } from './gate.ts';
import type { ObservedOperations } from './observe.ts';
import type { PersistedOperations } from './persisted.ts';
import { createChannels, type Subscription } from './subscribe.ts';
import { transportWs, type Opened, type Subscribe } from './transportWs.ts';

const MAX_SUBSCRIPTIONS = 50;

/** What a client sends with connection_init. */
const connectionParams = z.object({
  /** The access token. */
  token: z.string().min(1),
  /** Id or unique name. */
  workspace: z.string().default(''),
  /** `extensions.at` of the last frame that it got. */
  resumeFrom: z.iso.datetime().optional(),
});

export function createGraphqlWebsocket(
  edge: Edge,
  sockets: Sockets,
  schema: GraphQLSchema,
  gate: Gate,
  persisted: PersistedOperations,
  present: ErrorPresenter,
  observed: ObservedOperations,
): WebsocketHandler {
  const observe = observeFrames(edge.metrics, () => edge.clock.now().getTime());
  const channels = createChannels(edge, schema, present, observe);
  const clients = edge.metrics.gauge({ name: 'websocket_clients', help: 'Open sockets of this process' });

  /** Who opens a socket, or how it ends. */
  async function open(payload: unknown, ip: string, wire: Wire): Promise<Opened<LiveSocket> | Ending> {
    const params = connectionParams.safeParse(payload ?? {});
    if (!params.success) return { code: CLOSE.UNAUTHORIZED, reason: 'Sign in to subscribe' };
    const { token, workspace, resumeFrom } = params.data;
    const credentials = { accessToken: token, workspace };
    let signed: SignedPrincipal;
    try {
      await limitSockets(edge.limits, ip);
      signed = await lasting(edge.principals, credentials);
    } catch (error) {
      if (!refusalOf(error)) edge.log.error({ err: error }, 'a socket could not be opened');
      return endingFor(error);
    }
    const openedAt = edge.clock.now().getTime();
    const missedFrom = resumeFrom === undefined ? undefined : Date.parse(resumeFrom);
    const client = new LiveSocket(signed, credentials, { ip, resumeFrom: missedFrom, openedAt }, wire);
    const remove = sockets.add(client);
    clients.inc();
    return {
      client,
      closed() {
        remove();
        clients.dec();
        client.gone();
      },
    };
  }

  /** The document that a client subscribes to, or a heart-beat. @throws GraphQLError, Refusal */
  function subscriptionOf(payload: Subscribe['payload']): Subscription | readonly GraphQLError[] {
    const document = gate.parse(persisted.documentOf(payload));
    const errors = gate.validate(document);
    if (errors.length > 0) return errors.map(present);
    const operation = operationOf(document, payload.operationName);
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION && !isBeat({ operation })) {
      throw new GraphQLError('Queries and mutations are sent over HTTP; this socket carries subscriptions.');
    }
    const variableValues = payload.variables ?? {};
    gate.assertWithinLimits(document, operation, variableValues);
    return { document, operation, operationName: payload.operationName ?? null, variableValues };
  }

  return transportWs<LiveSocket>({
    open,
    async subscribe(live, { id, payload }, { count, wanted }) {
      try {
        if (count > MAX_SUBSCRIPTIONS)
          throw new GraphQLError(`A socket carries at most ${MAX_SUBSCRIPTIONS} subscriptions.`);
        await limitSubscriptions(edge.limits, live.principal.userId);
        const subscription = subscriptionOf(payload);
        if (!('document' in subscription)) return subscription;
        if (isBeat(subscription))
          return await takeBeat({ edge, schema, present, observed }, live, subscription, payload.extensions);
        return wanted() ? channels.join(live, id, subscription) : undefined;
      } catch (error) {
        return [present(error)];
      }
    },
  });
}
