import { createOperationDescriptor, Environment, getRequest, Network, RecordSource } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import frame from '../../__generated__/LiveShellCreditSubscription.graphql.ts';
import query from '../../__generated__/useCreditQuery.graphql.ts';
import { VersionedStore } from './versions.ts';

function opened() {
  const store = new VersionedStore(new RecordSource());
  const environment = new Environment({ network: Network.create(() => new Promise(() => undefined)), store });
  const tell = (request: typeof frame, data: object) =>
    environment.commitPayload(createOperationDescriptor(getRequest(request), {}), data);
  const record = (id: string) => store.getSource().get(id) as Record<string, unknown> | undefined;
  const publish = (records: Record<string, object>) =>
    store.publish(
      new RecordSource(
        Object.fromEntries(
          Object.entries(records).map(([id, fields]) => [id, { __id: id, __typename: 'Number', ...fields }]),
        ),
      ),
    );
  return { environment, tell, record, publish };
}

const credit = (balance: number, version: number) => ({
  __typename: 'CreditBalance',
  id: 'c',
  balance,
  currency: 'USD',
  status: 'OK',
  freeMinute: 0,
  freeSms: 0,
  testMinutesLeft: 0,
  testSmsLeft: 0,
  version,
});
const answer = (balance: number, version: number) => ({
  getCreditBalance: credit(balance, version),
  fetchWorkspacePhoneNumbers: { data: [] },
});

it('an answer that was read before a change does not undo the frame of it', () => {
  const { tell, record } = opened();
  tell(query, answer(20, 7));
  tell(frame, { creditBalance: credit(3.2, 8) });
  tell(query, answer(20, 7));
  expect(record('c')).toMatchObject({ balance: 3.2, version: 8 });
});

it('a frame that is told again does not undo a newer answer; one of the same version counts, and so does a later one', () => {
  const { tell, record } = opened();
  tell(query, answer(3.2, 8));
  tell(frame, { creditBalance: credit(20, 7) });
  expect(record('c')).toMatchObject({ balance: 3.2, version: 8 });
  tell(query, answer(3.1, 8));
  expect(record('c')).toMatchObject({ balance: 3.1, version: 8 });
  tell(frame, { creditBalance: credit(2, 9) });
  expect(record('c')).toMatchObject({ balance: 2, version: 9 });
});

it('of an older one is taken what nothing newer has told', () => {
  const { publish, record } = opened();
  publish({ t: { state: 'OPEN', unread: 1, version: 5 } });
  publish({ t: { unread: 3, version: 7 } });
  publish({ t: { state: 'DONE', unread: 2, tags: 'a', version: 6 } });
  expect(record('t')).toMatchObject({ state: 'DONE', unread: 3, tags: 'a', version: 7 });
});

it('what a record embeds is of its version, at every depth', () => {
  const { publish, record } = opened();
  const number = (name: string, version: number) => ({
    n: { version, flow: { __ref: 'client:n:flow' }, team: { __ref: 'm' } },
    'client:n:flow': { name, rings: { __refs: ['client:n:flow:rings:0', null] } },
    'client:n:flow:rings:0': { name },
    // Has a name of its own: it goes by its own version, or none.
    m: { name },
  });
  publish(number('new', 2));
  publish(number('old', 1));
  expect(['client:n:flow', 'client:n:flow:rings:0', 'm'].map((id) => record(id)?.['name'])).toEqual([
    'new',
    'new',
    'old',
  ]);
});

it('another thing of the same name, one without a version, and one that was deleted begin anew', () => {
  // Relay warns of the two that have one name.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { publish, record } = opened();
  publish({ a: { name: 'first', version: 4 } });
  publish({ a: { __typename: 'Team', name: 'other', version: 1 } });
  expect(record('a')).toMatchObject({ name: 'other', version: 1 });
  publish({ b: { name: 'first', version: 4 } });
  publish({ b: { name: 'typed' } });
  publish({ b: { name: 'unknown', version: 0 } });
  expect(record('b')).toMatchObject({ name: 'unknown', version: 0 });
  publish({ b: { name: 'older', version: 3 } });
  expect(record('b')).toMatchObject({ name: 'unknown' });
});

it('what is shown ahead of an answer is taken back as it was', () => {
  const { environment, tell, record } = opened();
  tell(query, answer(20, 7));
  const { dispose } = environment.applyUpdate({
    storeUpdater: (store) => store.get('c')?.setValue(1, 'balance').setValue(9, 'version'),
  });
  expect(record('c')).toMatchObject({ balance: 1 });
  tell(frame, { creditBalance: credit(19, 8) });
  dispose();
  expect(record('c')).toMatchObject({ balance: 19, version: 8 });
});
