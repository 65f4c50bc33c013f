import type { DescService } from '@bufbuild/protobuf';
import type { ConnectRouter } from '@connectrpc/connect';
import { PRINCIPAL_HEADER, authorize, serviceClaims, signPrincipal, type PrincipalClaims } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import { InMemoryNetwork, createRpcClients, errorMapping, ownContext, type RpcClients } from '../rpc/index.ts';
import { createSecrets, generateKeyRing } from '../secrets/index.ts';
import { createLog } from '../telemetry/index.ts';

export interface RpcFixture {
  /** Calls as nobody, unless the call's options say who. */
  readonly clients: RpcClients;
  /** Calls as another service. */
  readonly services: RpcClients;
  /** Call options of a person; what is not given stays empty. */
  readonly as: (claims: Partial<PrincipalClaims>) => Promise<{ headers: Record<string, string> }>;
}

/** A service's RPC behind the interceptors that it has when it is composed: rights are decided as in the product. */
export function rpcFixture(
  services: readonly DescService[],
  routes: (router: ConnectRouter) => void,
  clock: Clock,
): RpcFixture {
  const keys = createSecrets(generateKeyRing());
  const network = new InMemoryNetwork();
  network.add([...services], routes, [ownContext, errorMapping(createLog('test', 'silent')), authorize(keys, clock)]);
  return {
    clients: createRpcClients('bff', network, keys, clock, { anonymousByDefault: true }),
    services: createRpcClients('deploy', network, keys, clock),
    async as(claims) {
      const { token } = await signPrincipal({ ...serviceClaims('user'), kind: 'user', ...claims }, keys, clock.now());
      return { headers: { [PRINCIPAL_HEADER]: token } };
    },
  };
}
