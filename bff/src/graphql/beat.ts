/**
 * A device's sign of life comes every ten seconds from each page that has a phone (defaults 8.5): over the socket that the page has
 * open anyway, since six requests a minute would be most of what an idle page asks for. It is the mutation that it is over HTTP, and
 * the only one that a socket carries.
 */
import { execute, Kind, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import type { ErrorPresenter } from '../edge/errors.ts';
import { limitRequests } from '../edge/rates.ts';
import type { LiveSocket } from '../live/socket.ts';
import { OperationContext } from './context.ts';
import type { ObservedOperations } from './observe.ts';
import type { Subscription } from './subscribe.ts';

const FIELD = 'reportDevice';
/** The socket may be older than the access token that it was opened with. */
const renewed = z.object({ token: z.string().min(1) });

/** Whether it is a heart-beat, and nothing else besides. */
export function isBeat({ operation }: Pick<Subscription, 'operation'>): boolean {
  const [field, ...others] = operation.selectionSet.selections;
  return (
    operation.operation === OperationTypeNode.MUTATION &&
    others.length === 0 &&
    field?.kind === Kind.FIELD &&
    field.name.value === FIELD
  );
}

/** @param extensions of the message: with the access token of now. @throws Refusal RATE_LIMITED */
export async function takeBeat(
  {
    edge,
    schema,
    present,
    observed,
  }: { edge: Edge; schema: GraphQLSchema; present: ErrorPresenter; observed: ObservedOperations },
  { credentials, ip, principal }: LiveSocket,
  { document, operation, operationName, variableValues }: Subscription,
  extensions: unknown,
): Promise<ExecutionResult> {
  await limitRequests(edge.limits, principal.userId, ip);
  const token = renewed.safeParse(extensions).data?.token ?? credentials.accessToken;
  const contextValue = new OperationContext(edge, {
    credentials: { ...credentials, accessToken: token },
    ip,
    userAgent: '',
    device: '',
    isBrowser: true,
  });
  const { data, errors } = await observed.run(document, operation, () =>
    execute({ schema, document, operationName, variableValues, contextValue }),
  );
  return { data: data ?? null, ...(errors ? { errors: errors.map(present) } : {}) };
}
