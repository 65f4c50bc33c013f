/** GraphQL subscriptions over graphql-transport-ws, behind the same gate as HTTP. */
import { refusalOf } from '@ringline/kit/errors';
import type { WebsocketHandler } from '@fastify/websocket';
import { GraphQLError, OperationTypeNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import type { ErrorPresenter } from '../edge/errors.ts';
import { lasting, type SignedPrincipal } from '../edge/principals.ts';
import { limitSockets, limitSubscriptions } from '../edge/rates.ts';
import { CLOSE, LiveSocket, endingFor, type Ending } from '../live/socket.ts';
import { observeFrames } from '../live/observe.ts';
import type { Sockets } from '../live/sockets.ts';
import { OperationContext } from './context.ts';
import { operationOf, type Gate } from './gate.ts';
import type { PersistedOperations } from './persisted.ts';
import { subscribeLive } from './subscribe.ts';

/** Milliseconds between pings (ecosystem §1). */
const PING_MS = 30_000;
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

interface Extra extends Record<PropertyKey, unknown> {
  live?: LiveSocket;
}

export function createGraphqlWebsocket(
  edge: Edge,
  sockets: Sockets,
  schema: GraphQLSchema,
  gate: Gate,
  persisted: PersistedOperations,
  present: ErrorPresenter,
): WebsocketHandler {
  const observed = observeFrames(edge.metrics, () => edge.clock.now().getTime());
  const clients = edge.metrics.gauge({ name: 'websocket_clients', help: 'Open sockets of this process' });
  return makeHandler<Record<string, unknown>, Extra>(
    {
      connectionInitWaitTimeout: 10_000,
      async onConnect(context) {
        const { extra } = context;
        const refuse = ({ code, reason }: Ending) => {
          extra.socket.close(code, reason);
          return false;
        };
        const params = connectionParams.safeParse(context.connectionParams ?? {});
        if (!params.success) return refuse({ code: CLOSE.UNAUTHORIZED, reason: 'Sign in to subscribe' });
        const credentials = { accessToken: params.data.token, workspace: params.data.workspace };
        let signed: SignedPrincipal;
        try {
          await limitSockets(edge.limits, extra.request.ip);
          signed = await lasting(edge.principals, credentials);
        } catch (error) {
          if (!refusalOf(error)) edge.log.error({ err: error }, 'a socket could not be opened');
          return refuse(endingFor(error));
        }
        // Gone while it was looked up who it is: nobody would tell of its end.
        if (extra.socket.readyState !== extra.socket.OPEN) return false;
        const resumeFrom = params.data.resumeFrom === undefined ? undefined : Date.parse(params.data.resumeFrom);
        const openedAt = edge.clock.now().getTime();
        const live = new LiveSocket(signed, credentials, { resumeFrom, openedAt }, (code, reason) =>
          extra.socket.close(code, reason),
        );
        extra.live = live;
        const remove = sockets.add(live);
        clients.inc();
        extra.socket.once('close', () => {
          remove();
          clients.dec();
          live.gone();
        });
        return true;
      },
      async onSubscribe(context, _id, payload): Promise<ExecutionArgs | readonly GraphQLError[]> {
        const live = context.extra.live as LiveSocket;
        try {
          if (Object.keys(context.subscriptions).length > MAX_SUBSCRIPTIONS) {
            throw new GraphQLError(`A socket carries at most ${MAX_SUBSCRIPTIONS} subscriptions.`);
          }
          await limitSubscriptions(edge.limits, live.principal.userId);
          const document = gate.parse(persisted.documentOf(payload));
          const errors = gate.validate(document);
          if (errors.length > 0) return errors.map(present);
          const operation = operationOf(document, payload.operationName);
          if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
            throw new GraphQLError('Queries and mutations are sent over HTTP; this socket carries subscriptions.');
          }
          const variableValues = payload.variables ?? {};
          gate.assertWithinLimits(document, operation, variableValues);
          const caller = {
            credentials: live.credentials,
            ip: context.extra.request.ip,
            userAgent: context.extra.request.headers['user-agent'] ?? '',
            device: '',
            isBrowser: true,
            socket: live,
          };
          return {
            schema,
            document,
            variableValues,
            operationName: payload.operationName ?? null,
            contextValue: new OperationContext(edge, caller),
          };
        } catch (error) {
          return [present(error)];
        }
      },
      subscribe: async (args) => {
        try {
          return await subscribeLive(args, present, observed);
        } catch (error) {
          return { errors: [present(error)] };
        }
      },
    },
    PING_MS,
  );
}
