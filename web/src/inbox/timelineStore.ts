import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { wantAnew } from '../base/relay/anew.ts';

const CONNECTION = 'ThreadItems_fetchConversations';

/** A call or message is new or has changed. What is being read of the inbox meanwhile may be from before that, and would undo it. */
export function itemArrived(store: RecordSourceProxy, update: RecordProxy | null | undefined): void {
  wantAnew();
  if (update?.getValue('created')) insertItem(store, update.getLinkedRecord('conversation'));
}

/** Puts a new call or message at the head of the timelines that are open for its person. */
export function insertItem(store: RecordSourceProxy, item: RecordProxy | null | undefined): void {
  if (!item) return;
  const [contactId, threadId] = [item.getValue('contactId'), item.getValue('threadId')];
  for (const filters of [{ contactId }, { threadId }]) {
    const connection = ConnectionHandler.getConnection(store.getRoot(), CONNECTION, filters);
    if (!connection) continue;
    const edges = connection.getLinkedRecords('edges') ?? [];
    if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === item.getDataID())) continue;
    ConnectionHandler.insertEdgeBefore(
      connection,
      ConnectionHandler.createEdge(store, connection, item, 'ConversationEdge'),
    );
  }
}
