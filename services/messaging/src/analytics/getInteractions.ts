import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { GetInteractionsResponseSchema } from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { bucketOf, type Buckets, bucketsOf } from './buckets.ts';
import {
  type Asked,
  callsCounted,
  checkFilter,
  type Filter,
  isWhole,
  NO_FILTER,
  onlyTestNumbers,
  textsCounted,
} from './counted.ts';
import type { Days } from './days.ts';
import { peopleIn } from './interactions.ts';
import { peopleOfDays } from './people.ts';
import { daysAsked, type KeepDays } from './keepDays.ts';
import { type Range, rangeOf } from './range.ts';

interface Point {
  since: Date;
  until: Date;
  newContacts: number;
  returningContacts: number;
  interactions: number;
}

/**
 * People whom calls and texts were with, bucket by bucket; who is new is so in one bucket alone. A person is a thread: two spellings
 * of one number are one, and so is whoever both calls and writes. New is new to the workspace, whatever the report is narrowed to:
 * who wrote to one number last year is no new contact of another.
 */
export const getInteractions =
  ({ db, clock, keepDays }: Pick<Deps, 'db' | 'clock'> & { readonly keepDays?: KeepDays }) =>
  async (
    { range: given, filter = NO_FILTER }: Asked,
    principal: Principal,
  ): Promise<MessageInitShape<typeof GetInteractionsResponseSchema>> => {
    checkFilter(filter);
    const { workspaceId } = principal;
    const range = rangeOf(given);
    const { since, until, timezone, days: length } = range;
    const bucket = bucketOf(length);
    const buckets = bucketsOf(bucket, { since, until, timezone });
    const days = bucket === 'HOUR' ? undefined : await daysAsked({ db, clock, keepDays }, workspaceId, range);
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const people =
        days === undefined
          ? peopleIn(workspaceId, buckets.all, {
              calls: callsCounted(principal, filter),
              texts: textsCounted(principal, filter),
            })
          : await ofDays(uow, { days, principal, filter, range, buckets, areDays: bucket === 'DAY' });
      const points = await tx.$queryRaw<Point[]>(Prisma.sql`
        WITH bucket AS (${buckets.rows}), counted AS (${people})
        SELECT greatest(bucket.begins, ${since}) AS since, coalesce(bucket.next, ${until}) AS until,
          coalesce(counted.new, 0)::integer AS "newContacts", coalesce(counted.returning, 0)::integer AS "returningContacts",
          coalesce(counted.interactions, 0)::integer AS interactions
        FROM bucket LEFT JOIN counted ON counted.begins = greatest(bucket.begins, ${since})
        ORDER BY bucket.begins`);
      return {
        bucket,
        points: points.map((point) => ({
          ...point,
          since: timestampFromDate(point.since),
          until: timestampFromDate(point.until),
        })),
      };
    });
  };

interface OfDays {
  readonly days: Days;
  readonly principal: Principal;
  readonly filter: Filter;
  readonly range: Range;
  readonly buckets: Buckets;
  readonly areDays: boolean;
}

/** Of days that were counted, and the others counted now. Those of the whole workspace were counted as they are asked for. */
async function ofDays(uow: Unit, { days, principal, filter, range, buckets, areDays }: OfDays): Promise<Prisma.Sql> {
  const { tx, workspaceId } = uow;
  const isKept = areDays && isWhole(principal, filter) && !(await hasOnlyTestNumbers(tx, workspaceId));
  if (!isKept) return peopleOfDays(workspaceId, { days, range, buckets }, principal, filter);
  const counted = { calls: callsCounted(principal, filter), texts: textsCounted(principal, filter) };
  // Who called in the hours that were counted and again later is one person of that day: it is read whole.
  const begun = new Map(days.begun.map(({ begins, rest }) => [rest, { begins, ends: rest.ends }]));
  const whole = days.counted.filter((day) => !days.begun.some(({ begins }) => begins === day));
  return Prisma.sql`
    SELECT begins, interactions, new_people AS new, returning_people AS returning FROM figure_day
    WHERE workspace_id = ${workspaceId}::uuid AND timezone = ${days.timezone} AND begins = ANY (${whole}::timestamptz[])
    UNION ALL ${peopleIn(
      workspaceId,
      days.others.map((day) => begun.get(day) ?? day),
      counted,
    )}`;
}

async function hasOnlyTestNumbers(tx: Unit['tx'], workspaceId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ only: boolean }[]>(Prisma.sql`SELECT ${onlyTestNumbers(workspaceId)} AS only`);
  return row?.only ?? false;
}
