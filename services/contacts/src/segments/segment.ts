import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, notFound, type Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { SegmentSchema } from '@ringline/proto/contacts/v1/segments_pb';
import type { Unit } from '../context.ts';
import type { Segment as Row } from '../generated/prisma/client.ts';
import { describeList, type SubscriberList } from '../lists/list.ts';
import { describeRule, storedRule } from './rule.ts';

/** Segments of a workspace (defaults 22). */
export const MOST_SEGMENTS = 200;

export interface Segment {
  readonly list: SubscriberList;
  readonly row: Row;
}

/** A segment as RPC tells it. */
export const describeSegment = ({ list, row }: Segment): MessageInitShape<typeof SegmentSchema> => ({
  list: describeList(list),
  rule: describeRule(storedRule(row.rule)) as never,
  timezone: row.timezone,
  ...(row.refreshedAt ? { refreshedAt: timestampFromDate(row.refreshedAt) } : {}),
});

/** @throws Refusal NOT_FOUND */
export async function requireSegment({ tx, workspaceId }: Unit, id: string): Promise<Segment> {
  const list = isUuid(id)
    ? await tx.subscriberList.findFirst({ where: { id, workspaceId, type: 'SEGMENT', deletedAt: null } })
    : null;
  const row = list && (await tx.segment.findFirst({ where: { listId: list.id, workspaceId } }));
  if (!row) throw notFound('The segment');
  return { list, row };
}

/** Refuses a name that a list or another segment of the workspace has. */
export const segmentNameTaken = (): Refusal =>
  invalid('name', 'A list or segment with this name already exists. Choose another name.');
