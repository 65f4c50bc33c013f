import { ConnectionHandler, Environment, Network, RecordSource, Store, type RecordSourceProxy } from 'relay-runtime';
import { expect, it } from 'vitest';
import { countersArrived, threadArrived } from './threadStore.ts';

const FILTERS = ['OPEN', 'UNREAD', 'DONE'] as const;
const COUNTED = ['OPEN', 'UNREAD'] as const;
const at = (minute: number) => `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** The three lists as they were read: of the open ones three threads, of the others none. */
function inbox({ hasNextPage }: { hasNextPage: boolean }) {
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(() => Promise.reject(new Error('nothing is read again'))),
  });
  const change = (work: (store: RecordSourceProxy) => void) => environment.commitUpdate(work);
  const thread = (store: RecordSourceProxy, id: string, minute: number, fields: object = {}) => {
    const record = store.get(id) ?? store.create(id, 'Thread');
    for (const [name, value] of Object.entries({
      state: 'OPEN',
      unreadCount: 0,
      lastActivityAt: at(minute),
      ...fields,
    }))
      record.setValue(value, name);
    return record;
  };
  change((store) => {
    for (const filter of FILTERS) {
      const connection = store.create(`list ${filter}`, 'ThreadList');
      const rows = filter === 'OPEN' ? [thread(store, 'c', 30), thread(store, 'b', 20), thread(store, 'a', 10)] : [];
      connection.setLinkedRecords(
        rows.map((row) => store.create(`edge ${row.getDataID()}`, 'ThreadEdge').setLinkedRecord(row, 'node')),
        'edges',
      );
      const page = store.create(`page ${filter}`, 'PageInfo').setValue(filter === 'OPEN' && hasNextPage, 'hasNextPage');
      connection.setLinkedRecord(page, 'pageInfo');
      store.getRoot().setLinkedRecord(connection, '__ThreadList_fetchInbox_connection', { filter });
    }
  });
  return {
    change,
    arrives: (id: string, minute: number, fields?: object) =>
      change((store) => threadArrived(store, thread(store, id, minute, fields))),
    rows: (filter: (typeof FILTERS)[number]) => {
      let ids: string[] = [];
      change((store) => {
        const connection = ConnectionHandler.getConnection(store.getRoot(), 'ThreadList_fetchInbox', { filter });
        ids = (connection?.getLinkedRecords('edges') ?? []).map(
          (edge) => edge?.getLinkedRecord('node')?.getDataID() ?? '',
        );
      });
      return ids.join(' ');
    },
  };
}

it('moves a thread to the top as something happens in it, and shows new people there', () => {
  const { arrives, rows } = inbox({ hasNextPage: true });
  arrives('a', 40, { unreadCount: 1 });
  expect([rows('OPEN'), rows('UNREAD')]).toEqual(['a c b', 'a']);
  arrives('d', 50, { unreadCount: 1 });
  expect([rows('OPEN'), rows('UNREAD')]).toEqual(['d a c b', 'd a']);
  arrives('d', 50, { unreadCount: 2 });
  expect(rows('OPEN')).toBe('d a c b');
});

it('takes a thread out of a list in which it does not belong any more, and puts it where it does', () => {
  const { arrives, rows } = inbox({ hasNextPage: false });
  arrives('b', 20, { unreadCount: 1 });
  arrives('b', 20, { state: 'DONE', unreadCount: 1 });
  expect(FILTERS.map(rows)).toEqual(['c a', 'b', 'b']);
  arrives('b', 20, { unreadCount: 0 });
  expect(FILTERS.map(rows)).toEqual(['c b a', '', '']);
});

it('leaves out what is older than all that was read, unless nothing more is to be read', () => {
  const more = inbox({ hasNextPage: true });
  more.arrives('z', 5);
  expect(more.rows('OPEN')).toBe('c b a');
  more.arrives('c', 5);
  expect(more.rows('OPEN')).toBe('b a');
  const all = inbox({ hasNextPage: false });
  all.arrives('z', 5);
  expect(all.rows('OPEN')).toBe('c b a z');
});

it('takes over the figures of each filter and of the rail', () => {
  const { change } = inbox({ hasNextPage: false });
  const told: unknown[] = [];
  change((store) => {
    const root = store.getRoot();
    for (const filter of COUNTED) {
      const list = store.create(`count ${filter}`, 'ThreadList');
      list.setLinkedRecord(store.create(`metadata ${filter}`, 'PaginationMetadata'), 'metadata');
      root.setLinkedRecord(list, 'fetchInbox', { filter, limit: 1 });
    }
    root.setLinkedRecord(store.create('w', 'Workspace'), 'getWorkspaceWithSettings');
    const counters = store.create('counters', 'InboxCounters');
    counters.setValue(7, 'open').setValue(2, 'unread');
    countersArrived(store, counters);
    told.push(...COUNTED.map((filter) => store.get(`metadata ${filter}`)?.getValue('count')));
    told.push(store.get('w')?.getValue('totalUnReadConversationCount'));
  });
  expect(told).toEqual([7, 2, 2]);
});
