import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

const CONNECTION = 'ThreadItems_fetchConversations';

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
