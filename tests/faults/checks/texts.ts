/** The carrier's texts against messaging's, by id. */
import type { Stage } from '../stage.ts';
import type { TextTraffic } from '../world/writers.ts';

export interface TextFigures {
  readonly inbound: number;
  /** The carrier was told that we have it, or had nobody to tell: not in the timeline. */
  readonly inboundLost: number;
  readonly inboundDoubled: number;
  readonly outbound: number;
  /** We said that it would be sent; the carrier never had it. */
  readonly outboundLost: number;
  /** The carrier had it twice: somebody got it twice. */
  readonly outboundDoubled: number;
  /** Neither delivered nor failed. */
  readonly unsettled: number;
}

export async function textFigures(stage: Stage, { inbound, outbound }: TextTraffic): Promise<TextFigures> {
  const items = await stage
    .database('messaging')
    .query<{ id: string; carrier_sid: string | null; direction: string; delivery_status: string }>(
      `SELECT id, carrier_sid, direction, delivery_status FROM item WHERE channel = 'SMS' AND body = ANY ($1)`,
      [[...inbound.keys(), ...outbound.keys()]],
    );
  const sent = await stage
    .database('sandbox')
    .query<{ body: string }>(
      `SELECT record ->> 'body' AS body FROM message WHERE record ->> 'direction' LIKE 'outbound%' AND record ->> 'body' = ANY ($1)`,
      [[...outbound.keys()]],
    );
  const arrived = items.rows.filter(({ direction }) => direction === 'INBOUND');
  const ours = items.rows.filter(({ direction }) => direction === 'OUTBOUND');
  const there = new Set(arrived.map(({ carrier_sid: sid }) => sid));
  const said = new Set(sent.rows.map(({ body }) => body));
  return {
    inbound: inbound.size,
    inboundLost: [...inbound.values()].filter((sid) => !there.has(sid)).length,
    inboundDoubled: arrived.length - there.size,
    outbound: outbound.size,
    outboundLost: [...outbound.keys()].filter((body) => !said.has(body)).length,
    outboundDoubled: sent.rows.length - said.size + (ours.length - new Set(ours.map(({ id }) => id)).size),
    unsettled: ours.filter(({ delivery_status: status }) => status === 'PENDING' || status === 'SENT').length,
  };
}
