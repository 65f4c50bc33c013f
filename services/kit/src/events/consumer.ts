import { fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import type { TenantUnit } from '../db/unitOfWork.ts';
import { eventType, type EventMeta, type StoredEvent } from './envelope.ts';

/** What a handler receives: the parsed event, its attributes, and the unit of work in which its effect commits with the inbox record. */
export interface Delivery<Desc extends DescMessage, Client> {
  event: MessageShape<Desc>;
  meta: EventMeta;
  /** Of the event's workspace. For an event without one it is a platform unit, whose `workspaceId` throws. */
  uow: TenantUnit<Client>;
}

export interface Handler<Client> {
  readonly type: string;
  /** 'platform': the effect lies in tables without a workspace, even if the event has one. */
  readonly unit: 'tenant' | 'platform';
  handle(stored: StoredEvent, uow: TenantUnit<Client>): Promise<void>;
}

/** A named reader of events. Its name is its identity: the inbox and the parked keys hang on it, so it never changes. */
export interface Consumer<Client> {
  readonly name: string;
  readonly handlers: readonly Handler<Client>[];
  /** Events that share a transaction at the most; 50 unless said otherwise. Fewer where the effect locks what others wait for. */
  readonly runLength?: number;
}

/** Defines a consumer: at least once, per key in order, each effect once. */
export function consumer<Client>(definition: {
  name: string;
  handlers: Handler<Client>[];
  runLength?: number;
}): Consumer<Client> {
  const types = definition.handlers.map(({ type }) => type);
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  if (twice) throw new Error(`Consumer ${definition.name} handles ${twice} twice`);
  return definition;
}

/** Handles one type of event. Write through `uow` only; what throws is retried for a second, then the key is parked. */
export function on<Desc extends DescMessage, Client>(
  schema: Desc,
  handle: (delivery: Delivery<Desc, Client>) => Promise<void>,
  options: { unit?: 'tenant' | 'platform' } = {},
): Handler<Client> {
  return {
    type: eventType(schema),
    unit: options.unit ?? 'tenant',
    handle: (stored, uow) => {
      const { payload, partition: _partition, position: _position, ...meta } = stored;
      return handle({ event: fromBinary(schema, payload), meta, uow });
    },
  };
}
