/** Events as Kafka records: CloudEvents in binary content mode (Kafka protocol binding 1.0.2), the protobuf message as body. */
import type { Audience, StoredEvent } from '../events/index.ts';
import type { IncomingBatch, IncomingRecord, OutgoingRecord } from './client.ts';

/** The record of an event, under the key that its topic is partitioned or compacted by. */
export function recordOf(event: StoredEvent, key: string = event.key): OutgoingRecord {
  const headers: Record<string, string> = {
    'content-type': 'application/protobuf',
    ce_specversion: '1.0',
    ce_id: event.id,
    ce_type: event.type,
    ce_source: event.source,
    ce_time: event.time.toISOString(),
    ce_subject: event.key,
    ce_correlationid: event.correlationId,
    ce_partition: String(event.partition),
    ce_position: String(event.position),
  };
  if (event.workspaceId !== null) headers['ce_workspaceid'] = event.workspaceId;
  if (event.causationId !== null) headers['ce_causationid'] = event.causationId;
  if (event.traceparent !== null) headers['ce_traceparent'] = event.traceparent;
  if (event.audience !== null) headers['ce_audience'] = JSON.stringify(event.audience);
  if (event.republished) headers['ce_republished'] = 'true';
  return { key, value: event.payload, headers };
}

/**
 * The key under which a compacted topic keeps the last copy of an aggregate: one key may stand for several kinds of
 * aggregate, and for one in each of several workspaces.
 */
export const stateKeyOf = (event: StoredEvent): string => [event.type, event.workspaceId ?? '', event.key].join('|');

/** The type that a record declares, without decoding the rest. */
export const typeOf = (record: IncomingRecord): string => record.headers['ce_type'] ?? '';

/** @throws Error for a record that is not one of Ringline's events */
export function eventOf(record: IncomingRecord, { topic, partition }: Omit<IncomingBatch, 'records'>): StoredEvent {
  const { headers } = record;
  const required = (name: string): string => {
    const value = headers[name];
    if (value === undefined) throw new Error(`Record ${record.offset} of ${topic}/${partition} has no header ${name}`);
    return value;
  };
  const audience = headers['ce_audience'];
  return {
    id: required('ce_id'),
    type: required('ce_type'),
    source: required('ce_source'),
    key: required('ce_subject'),
    time: new Date(required('ce_time')),
    workspaceId: headers['ce_workspaceid'] ?? null,
    correlationId: required('ce_correlationid'),
    causationId: headers['ce_causationid'] ?? null,
    traceparent: headers['ce_traceparent'] ?? null,
    audience: audience === undefined ? null : (JSON.parse(audience) as Audience),
    partition: Number(required('ce_partition')),
    position: BigInt(required('ce_position')),
    payload: record.value,
    republished: headers['ce_republished'] === 'true',
  };
}
