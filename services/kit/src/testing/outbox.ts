import { fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import type { Database } from '../db/index.ts';
import { eventType, type Audience } from '../events/index.ts';

/** The events of one type that a database has appended, in the order of their commits. */
export async function emittedEvents<Desc extends DescMessage>(
  db: Pick<Database<unknown>, 'pool'>,
  schema: Desc,
): Promise<{ event: MessageShape<Desc>; key: string; workspaceId: string | null; audience: Audience | null }[]> {
  const { rows } = await db.pool.query<{
    payload: Buffer;
    key: string;
    workspace_id: string | null;
    audience: Audience | null;
  }>('SELECT payload, key, workspace_id, audience FROM kit.outbox WHERE type = $1 ORDER BY position', [
    eventType(schema),
  ]);
  return rows.map(({ payload, key, workspace_id: workspaceId, audience }) => ({
    event: fromBinary(schema, payload),
    key,
    workspaceId,
    audience,
  }));
}
