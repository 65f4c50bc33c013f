/** For tests of components that read with Relay: a store that holds what the server would answer. */
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  type PayloadData,
  RecordSource,
  Store,
} from 'relay-runtime';

/** An environment whose server is asked and never answers: what was put in is all there is. */
export function filledEnvironment(answers: readonly (readonly [ConcreteRequest, PayloadData])[]): Environment {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => undefined)),
    store: new Store(new RecordSource()),
  });
  for (const [query, data] of answers) {
    const operation = createOperationDescriptor(query, {});
    environment.retain(operation);
    environment.commitPayload(operation, data);
  }
  return environment;
}

export function Filled({ environment, children }: { environment: Environment; children: ReactNode }) {
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
