import { fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import type { TenantUnit } from '../db/unitOfWork.ts';
import { eventType, type EventMeta, type StoredEvent } from './envelope.ts';
import { stateTypeOf } from './republish.ts';

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
  /** It keeps a copy of the owner's state, and so is given what the owner publishes again. */
  readonly copy: boolean;
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

/**
 * Handles one type of event. Write through `uow` only; what throws is retried for a second, then the key is parked. What an owner
 * publishes again is no change and does not come here: `copyOf` is for that.
 */
export function on<Desc extends DescMessage, Client>(
  schema: Desc,
  handle: (delivery: Delivery<Desc, Client>) => Promise<void>,
  options: { unit?: 'tenant' | 'platform' } = {},
): Handler<Client> {
  return {
    type: eventType(schema),
    unit: options.unit ?? 'tenant',
    copy: false,
    handle: (stored, uow) => {
      const { payload, partition: _partition, position: _position, ...meta } = stored;
      return handle({ event: fromBinary(schema, payload), meta, uow });
    },
  };
}

/**
 * Keeps a copy of an aggregate of another service, and is told again when its owner publishes its state again. Take an event of the
 * version that the copy has, so that a column that is new gets filled, and leave out an older one; what follows from the event may
 * follow from a difference that it makes to the copy alone, since the same state comes more than once.
 * @throws Error for an event that does not carry the full state
 */
export function copyOf<Desc extends DescMessage, Client>(
  schema: Desc,
  handle: (delivery: Delivery<Desc, Client>) => Promise<void>,
  options: { unit?: 'tenant' | 'platform' } = {},
): Handler<Client> {
  return { ...on(schema, handle, options), type: stateTypeOf(schema), copy: true };
}

/** Whether an event is one for this handler: of its type and, when it only tells state again, for a copy. */
export const isFor = (
  { type, copy }: Pick<Handler<never>, 'type' | 'copy'>,
  event: Pick<StoredEvent, 'type' | 'republished'>,
): boolean => type === event.type && (copy || !event.republished);
