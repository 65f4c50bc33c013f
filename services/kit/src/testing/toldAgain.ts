import { fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import type { Database } from '../db/index.ts';
import { eventType, republish, type Audience, type Publisher } from '../events/index.ts';

interface Told<Desc extends DescMessage> {
  readonly event: MessageShape<Desc>;
  readonly key: string;
  readonly workspaceId: string | null;
  readonly audience: Audience | null;
}

/**
 * Publishes the state of one type again, of these workspaces.
 * @returns what was told now, and what had been told last of each aggregate, both in the order of their keys
 */
export async function toldAgain<Client, Desc extends DescMessage>(
  db: Database<Client>,
  publishers: readonly Publisher<Client>[],
  workspaceIds: readonly string[],
  schema: Desc,
): Promise<{ again: Told<Desc>[]; before: Told<Desc>[] }> {
  const type = eventType(schema);
  const chosen = publishers.filter((one) => one.type === type);
  if (chosen.length !== 1) throw new Error(`${chosen.length} publishers of ${type}`);
  await db.pool.query('DELETE FROM kit.outbox WHERE republished');
  await republish(db, chosen, {
    workspaces: async function* () {
      yield* workspaceIds;
    },
    dryRun: false,
    onBatch: () => undefined,
    batch: 2,
  });
  const told = async (republished: boolean): Promise<Told<Desc>[]> => {
    const { rows } = await db.pool.query<{
      payload: Buffer;
      key: string;
      workspace_id: string | null;
      audience: Audience | null;
    }>(
      `SELECT DISTINCT ON (key) payload, key, workspace_id, audience FROM kit.outbox
       WHERE type = $1 AND republished = $2 AND (cardinality($3::uuid[]) = 0 OR workspace_id = ANY ($3)) ORDER BY key, position DESC`,
      [type, republished, [...workspaceIds]],
    );
    return rows.map(({ payload, key, workspace_id: workspaceId, audience }) => ({
      event: fromBinary(schema, payload),
      key,
      workspaceId,
      audience,
    }));
  };
  return { again: await told(true), before: await told(false) };
}
