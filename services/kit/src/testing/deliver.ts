import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { eventType, isFor, type Consumer, type StoredEvent } from '../events/index.ts';

/**
 * Hands one event to the handlers of its type, in a unit of work of its workspace and without the inbox: deliver it twice, or late,
 * to see that a handler stands that. `createDispatcher` brings whole services together.
 */
export async function deliver<Client, Desc extends DescMessage>(
  db: Database<Client>,
  consumers: readonly Consumer<Client>[],
  workspaceId: string,
  schema: Desc,
  init: MessageInitShape<Desc>,
  { republished = false }: { republished?: boolean } = {},
): Promise<void> {
  const type = eventType(schema);
  const stored: StoredEvent = {
    id: randomUUID(),
    type,
    source: 'test',
    key: workspaceId,
    time: db.clock.now(),
    workspaceId,
    correlationId: randomUUID(),
    causationId: null,
    traceparent: null,
    audience: null,
    partition: 0,
    position: 1n,
    payload: toBinary(schema, create(schema, init)),
    republished,
  };
  const handlers = consumers.flatMap((consumer) => consumer.handlers.filter((handler) => isFor(handler, stored)));
  if (handlers.length === 0) throw new Error(`Nobody handles ${type}`);
  for (const handler of handlers) await db.tenant(workspaceId, (uow) => handler.handle(stored, uow));
}
