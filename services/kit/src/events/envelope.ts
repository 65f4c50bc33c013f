import { create, getOption, hasOption, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { sqlArray } from '../db/sqlArray.ts';
import { event as eventOption } from '@ringline/proto/options/v1/options_pb';

/** Number of partitions of every outbox. It never changes: another number would move keys and lose their order. */
export const PARTITIONS = 64;

/** Who, inside the workspace, may see the event; absent: every member. Computed by the owner in the same transaction. */
export interface Audience {
  teams: string[];
  users: string[];
}

/** CloudEvents attributes of an event, with what Ringline adds. `key` is the CloudEvents subject: the aggregate's id. */
export interface EventMeta {
  id: string;
  /** For example `telephony.call.ended.v1`. */
  type: string;
  /** The service that owns the event. */
  source: string;
  key: string;
  time: Date;
  workspaceId: string | null;
  correlationId: string;
  /** Id of the event whose handling caused this one. */
  causationId: string | null;
  /** W3C trace context of the transaction that wrote it. */
  traceparent: string | null;
  audience: Audience | null;
  /** It tells no change but the present state once more: for copies alone. */
  republished: boolean;
}

/** An event as it lies in an outbox. */
export interface StoredEvent extends EventMeta {
  partition: number;
  position: bigint;
  /** The protobuf message, still encoded. */
  payload: Uint8Array;
}

/** An event that waits for the end of its transaction; the record that `kit.append_events` takes. */
export interface EventRecord {
  id: string;
  type: string;
  key: string;
  workspaceId: string | null;
  time: string;
  correlationId: string;
  causationId: string | null;
  traceparent: string | null;
  audience: Audience | null;
  /** base64 */
  payload: string;
}

/** Options are decoded with each question, and a schema never changes. */
const types = new WeakMap<DescMessage, string>();

/** The type that a message declares with the option `(ringline.options.v1.event)`. Throws for a message without it. */
export function eventType(schema: DescMessage): string {
  const known = types.get(schema);
  if (known !== undefined) return known;
  const type = hasOption(schema, eventOption) ? getOption(schema, eventOption).type : '';
  if (!type) throw new Error(`${schema.typeName} is no event: it has no option (ringline.options.v1.event)`);
  types.set(schema, type);
  return type;
}

/** Whether the event carries the full state of its aggregate, so that consumers may keep it as their copy. */
export function isStateEvent(schema: DescMessage): boolean {
  return hasOption(schema, eventOption) && getOption(schema, eventOption).state;
}

/** Builds the record of one event. */
export function encodeEvent<Desc extends DescMessage>(
  schema: Desc,
  init: MessageInitShape<Desc>,
  attributes: Omit<EventRecord, 'type' | 'payload'>,
): EventRecord {
  const payload = Buffer.from(toBinary(schema, create(schema, init))).toString('base64');
  return { ...attributes, type: eventType(schema), payload };
}

/** The ten arguments of `kit.append_event_columns`, in its order. */
export function eventColumns(events: readonly EventRecord[]): string[] {
  return [
    sqlArray(events.map(({ id }) => id)),
    sqlArray(events.map(({ type }) => type)),
    sqlArray(events.map(({ key }) => key)),
    sqlArray(events.map(({ workspaceId }) => workspaceId)),
    sqlArray(events.map(({ time }) => time)),
    sqlArray(events.map(({ correlationId }) => correlationId)),
    sqlArray(events.map(({ causationId }) => causationId)),
    sqlArray(events.map(({ traceparent }) => traceparent)),
    sqlArray(events.map(({ audience }) => audience && JSON.stringify(audience))),
    sqlArray(events.map(({ payload }) => payload)),
  ];
}
