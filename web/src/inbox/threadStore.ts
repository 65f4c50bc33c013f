import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { wantAnew } from '../base/relay/anew.ts';
import { fits, type Mine, type Narrowing } from './triage/narrowing.ts';

const CONNECTION = 'ThreadList_fetchInbox';
/** Fields of the inbox's counters, by the filter that they are of. */
const COUNTERS = { OPEN: 'open', UNREAD: 'unread' } as const;
const FILTERS = ['OPEN', 'UNREAD', 'DONE', 'SNOOZED'] as const;
type Filter = (typeof FILTERS)[number];

interface Narrowed {
  readonly narrowing: Narrowing;
  readonly belongs: (thread: RecordProxy) => boolean;
}

/** What lists were narrowed down to; the first is the list of all. */
const lists = new Map<string, Narrowed>([['', { narrowing: {}, belongs: () => true }]]);

/** Says that there are lists narrowed down so too: what comes and changes takes its place in them. */
export function narrowedTo(narrowing: Narrowing, mine: Mine): void {
  const { tagId = '', assigned = '' } = narrowing;
  const belongs = (thread: RecordProxy) =>
    fits(
      {
        tagIds: (thread.getValue('tagIds') as string[] | null | undefined) ?? [],
        assigneeId: (thread.getLinkedRecord('assignee')?.getValue('targetId') as string | undefined) ?? undefined,
      },
      narrowing,
      mine,
    );
  if (tagId !== '' || assigned !== '') lists.set(`${tagId} ${assigned}`, { narrowing, belongs });
}

/** A thread is new or has changed: it takes its place in the lists that were read. What is being read may be from before that. */
export function threadArrived(store: RecordSourceProxy, thread: RecordProxy | null | undefined): void {
  wantAnew();
  placeThread(store, thread);
}

/** Puts a thread where it belongs in each list that was read, and takes it out where it does not belong any more. */
export function placeThread(store: RecordSourceProxy, thread: RecordProxy | null | undefined): void {
  if (!thread || thread.getValue('lastActivityAt') === undefined) return;
  for (const filter of FILTERS) {
    for (const list of lists.values()) {
      const connection = ConnectionHandler.getConnection(store.getRoot(), CONNECTION, { filter, ...list.narrowing });
      if (connection) placeIn(store, connection, thread, belongs(thread, filter) && list.belongs(thread));
    }
  }
}

function belongs(thread: RecordProxy, filter: Filter): boolean {
  return filter === 'UNREAD' ? Number(thread.getValue('unreadCount')) > 0 : thread.getValue('state') === filter;
}

type Edges = (RecordProxy | null)[];

function placeIn(store: RecordSourceProxy, connection: RecordProxy, thread: RecordProxy, wanted: boolean): void {
  const id = thread.getDataID();
  const edges: Edges = connection.getLinkedRecords('edges') ?? [];
  const own = edges.find((edge) => edge?.getLinkedRecord('node')?.getDataID() === id);
  const others = edges.filter((edge) => edge !== own);
  const at = wanted ? placeOf(thread, others) : -1;
  // Older than all that was read, where more is to be read: it is there when it is.
  const beyond = at === others.length && connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  if (at === -1 || beyond) {
    if (own) connection.setLinkedRecords(others, 'edges');
    return;
  }
  if (own && edges[at] === own) return;
  const edge = own ?? ConnectionHandler.createEdge(store, connection, thread, 'ThreadEdge');
  connection.setLinkedRecords(others.toSpliced(at, 0, edge), 'edges');
}

/** Newest first; of the same moment the greater id first, as the server sorts them. */
function placeOf(thread: RecordProxy, edges: Edges): number {
  const own = keyOf(thread);
  const at = edges.findIndex((edge) => {
    const node = edge?.getLinkedRecord('node');
    return node != null && keyOf(node) < own;
  });
  return at === -1 ? edges.length : at;
}

const keyOf = (thread: RecordProxy): string => `${String(thread.getValue('lastActivityAt'))} ${thread.getDataID()}`;

/** The figures of the list's filters, and of the rail. */
export function countersArrived(store: RecordSourceProxy, counters: RecordProxy | null | undefined): void {
  if (!counters) return;
  const root = store.getRoot();
  for (const [filter, field] of Object.entries(COUNTERS)) {
    const count = Number(counters.getValue(field));
    root.getLinkedRecord('fetchInbox', { filter, limit: 1 })?.getLinkedRecord('metadata')?.setValue(count, 'count');
  }
  const unread = Number(counters.getValue('unread'));
  root.getLinkedRecord('getWorkspaceWithSettings')?.setValue(unread, 'totalUnReadConversationCount');
}
