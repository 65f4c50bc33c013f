import { createOperationDescriptor, getRequest, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import query from '../../__generated__/environmentAccessQuery.graphql.ts';
import { ReadEnvironment } from './readers.ts';

const operation = createOperationDescriptor(getRequest(query), {});
const id = operation.request.identifier;

function opened() {
  const environment = new ReadEnvironment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  });
  const show = () => environment.subscribe(environment.lookup(operation.fragment), () => undefined);
  return { environment, show };
}

it('a part that waits for its first answer counts until it came, and then as long as it shows it', async () => {
  const { environment, show } = opened();
  const isWanted = environment.follow(id);
  const kept = environment.retain(operation);
  await Promise.resolve();
  expect([isWanted(1), isWanted(2)]).toEqual([true, false]);
  const shown = [show(), show()];
  expect([isWanted(1), isWanted(2)]).toEqual([true, true]);
  shown[0]?.dispose();
  shown[0]?.dispose();
  expect(isWanted(2)).toBe(true);
  shown[1]?.dispose();
  expect(isWanted(2)).toBe(false);
  kept.dispose();
  expect(isWanted(1)).toBe(false);
});

it('what is asked without a part is wanted until it is told otherwise', async () => {
  const { environment } = opened();
  const isWanted = environment.follow(id);
  await Promise.resolve();
  expect([isWanted(1), isWanted(5)]).toEqual([true, true]);
});
