/** Typed clients to other services, calling as a service or on behalf of a person. */
import type { DescService } from '@bufbuild/protobuf';
import { createClient, type Client, type Interceptor, type Transport } from '@connectrpc/connect';
import { PRINCIPAL_HEADER, serviceClaims, signPrincipal, type SigningKeys } from '../auth/index.ts';
import type { Metrics } from '../telemetry/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Network } from './memory.ts';
import { measuredCalls, tracedCall } from './observe.ts';
import { outsideTransactions } from './semantics.ts';

export interface RpcClients {
  /**
   * A client that calls as this service. To call on behalf of a person, pass the person's principal token in the call's
   * options: `{ headers: { [PRINCIPAL_HEADER]: token } }`.
   */
  client<Service extends DescService>(service: Service): Client<Service>;
}

/** Clients for one service over a network. */
export function createRpcClients(
  name: string,
  network: Network,
  keys: SigningKeys,
  clock: Clock,
  options: { anonymousByDefault?: boolean; metrics?: Metrics } = {},
): RpcClients {
  let cached: { token: string; renewAt: number } | undefined;
  const ownToken = async () => {
    if (cached && cached.renewAt > clock.now().getTime()) return cached.token;
    const { token, expiresAt } = await signPrincipal(serviceClaims(name), keys, clock.now());
    cached = { token, renewAt: expiresAt.getTime() - 20_000 };
    return token;
  };
  const identify: Interceptor = (next) => async (request) => {
    if (!options.anonymousByDefault && !request.header.has(PRINCIPAL_HEADER)) {
      request.header.set(PRINCIPAL_HEADER, await ownToken());
    }
    return next(request);
  };
  const around = [
    outsideTransactions,
    ...(options.metrics ? [measuredCalls(name, options.metrics)] : []),
    identify,
    tracedCall,
  ];
  const clients = new Map<string, unknown>();
  return {
    client<Service extends DescService>(service: Service): Client<Service> {
      const known = clients.get(service.typeName);
      if (known) return known as Client<Service>;
      const made = createClient(
        service,
        lazily(() => network.transportFor(service, around)),
      );
      clients.set(service.typeName, made);
      return made;
    },
  };
}

/** A transport that is looked up at the first call, so that services can be composed in any order. */
function lazily(lookUp: () => Transport): Transport {
  let found: Transport | undefined;
  const transport = () => (found ??= lookUp());
  return {
    unary: (...call) => transport().unary(...call),
    stream: (...call) => transport().stream(...call),
  };
}
