import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import { untilNew } from '../base/relay/anew.ts';
import { readThreads } from './readThreads.ts';
import { itemArrived } from './timelineStore.ts';

/** A server that answers when it is told to, with how many unread threads there are. */
function inbox() {
  const asked: ((unread: number) => void)[] = [];
  const counts = (count: number) => ({ metadata: { count } });
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(() =>
      untilNew(
        () =>
          new Promise((resolve) => {
            asked.push((unread) =>
              resolve({
                data: {
                  open: counts(9),
                  unread: counts(unread),
                  done: counts(0),
                  fetchInbox: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
                },
              }),
            );
          }),
      ),
    ),
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const unread = () =>
    (
      environment.getStore().getSource().toJSON()['client:root:fetchInbox(filter:"UNREAD",limit:1):metadata'] as
        | { count?: number }
        | undefined
    )?.count;
  return { asked, environment, settle, unread };
}

it('reads the list again where it is read already: that answer may be from before what changed', async () => {
  const { asked, environment, settle, unread } = inbox();
  readThreads(environment, { filter: 'OPEN', count: 20 });
  readThreads(environment, { filter: 'OPEN', count: 20 });
  asked[0]?.(1);
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.(2);
  await settle();
  expect(unread()).toBe(2);
});

it('reads what is being read of the inbox once more when a text arrives meanwhile', async () => {
  const { asked, environment, settle, unread } = inbox();
  readThreads(environment, { filter: 'OPEN', count: 20 });
  environment.commitUpdate((store) => itemArrived(store, undefined));
  asked[0]?.(1);
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.(2);
  await settle();
  expect(unread()).toBe(2);
});
