import { createOperationDescriptor, getRequest, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import query from '../../__generated__/environmentAccessQuery.graphql.ts';
import { ReadEnvironment } from './readers.ts';
import { NetworkError, RefusedError } from './refusal.ts';

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

/** An environment that asks a server which is not well. */
function unwell(error: Error) {
  const environment = new ReadEnvironment({
    network: Network.create(() => Observable.create((sink) => sink.error(error))),
    store: new Store(new RecordSource()),
  });
  const ask = () =>
    environment
      .execute({ operation })
      .toPromise()
      .then(
        () => 'went on',
        (failure: Error) => failure.name,
      );
  return { environment, ask };
}

it('a request that fails in passing takes nothing from a part whose data is there', async () => {
  const { environment, ask } = unwell(new NetworkError());
  environment.retain(operation);
  // Nothing is there yet: the part says so, and can be tried again.
  expect(await ask()).toBe('NetworkError');
  environment.commitPayload(operation, { getWorkspaceWithSettings: { id: 'w1', __typename: 'Workspace' } });
  expect(await ask()).toBe('went on');
});

it('a no is one, and so is a failure of what is asked without a part', async () => {
  const data = { getWorkspaceWithSettings: { id: 'w1', __typename: 'Workspace' } };
  const refused = unwell(new RefusedError([{ message: 'no', extensions: { code: 'OUT_OF_SCOPE' } }]));
  refused.environment.retain(operation);
  refused.environment.commitPayload(operation, data);
  expect(await refused.ask()).toBe('RefusedError');
  const alone = unwell(new NetworkError());
  alone.environment.commitPayload(operation, data);
  expect(await alone.ask()).toBe('NetworkError');
});
