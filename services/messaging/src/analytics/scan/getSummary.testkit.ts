import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { offsetsOf } from '@ringline/kit/zones';
import type {
  CallFiguresSchema,
  GetSummaryResponseSchema,
  PeopleCallsSchema,
} from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps, Unit } from '../../context.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type Asked, callsCounted, checkFilter, type Filter, NO_FILTER, textsCounted } from '../counted.ts';
import { waited } from '../callGroups.ts';
import { textFigures, type TextRow } from '../getSummary.ts';
import { sharesOf } from '../hadCalls.ts';
import { occupancyOf } from '../occupancy.ts';
import { rangeOf } from '../range.ts';

/** Seconds within which an answer is in time, and those that a workspace may choose (defaults 19). */
const IN_TIME = { usual: 20, shortest: 5, longest: 600 } as const;

type Calls = MessageInitShape<typeof CallFiguresSchema>;

interface Period {
  readonly since: Date;
  readonly until: Date;
}

/** Everything that a report of some days says, and the same of as many days before (defaults 19). */
export const getSummary =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (
    { range: given, filter = NO_FILTER, serviceLevelSeconds = 0 }: Asked & { readonly serviceLevelSeconds?: number },
    principal: Principal,
  ): Promise<MessageInitShape<typeof GetSummaryResponseSchema>> => {
    checkFilter(filter);
    const inTimeMs = inTimeSeconds(serviceLevelSeconds) * 1_000;
    return db.tenant(principal.workspaceId, async ({ tx }) => {
      const { since, until, previousSince, timezone } = rangeOf(given);
      const calls = callsCounted(principal, filter);
      const texts = textsCounted(principal, filter);
      const before = { since: previousSince, until: since };
      // Of a call that several had, a report of some people has their share.
      const whose = principal.scope('ANALYTICS', 'READ') === 'own' ? [principal.userId] : filter.userIds;
      const range = { since, until };
      const { now: messages, channels } = await messageFigures(tx, texts, range);
      return {
        since: timestampFromDate(since),
        until: timestampFromDate(until),
        previousSince: timestampFromDate(previousSince),
        calls: await callFigures(tx, calls, range, { inTimeMs, whose }),
        previousCalls: await callFigures(tx, calls, before, { inTimeMs, whose }),
        messages,
        previousMessages: (await messageFigures(tx, texts, before)).now,
        channels,
        hours: await hourFigures(tx, calls, range, timezone),
        people: await personFigures(tx, calls, { range, filter, whose, principal, now: clock.now() }),
        peopleCalls: await peopleCalls(tx, calls, { range, whose }),
      };
    });
  };

/** @throws Refusal VALIDATION_FAILED for what no workspace may choose */
function inTimeSeconds(given: number): number {
  if (given === 0) return IN_TIME.usual;
  if (given < IN_TIME.shortest || given > IN_TIME.longest)
    throw invalid('serviceLevelSeconds', `Choose ${IN_TIME.shortest} to ${IN_TIME.longest} seconds.`);
  return given;
}

/**
 * Status counts hold what came in within hours; what came outside them is counted apart, so that each call that came in is
 * counted once. Announcements that were played to their end are neither answered nor missed.
 */
async function callFigures(
  tx: Unit['tx'],
  counted: Prisma.Sql,
  { since, until }: Period,
  { inTimeMs, whose }: { inTimeMs: number; whose: readonly string[] },
): Promise<Calls> {
  const shares =
    whose.length === 0
      ? Prisma.sql`LATERAL (SELECT f.talk_seconds AS talk, f.hold_seconds AS hold, f.wrap_up_seconds AS wrap_up)`
      : Prisma.sql`LATERAL (SELECT sum(had.talk) AS talk, sum(had.hold) AS hold, max(had.wrap_up) AS wrap_up FROM ${sharesOf(whose)} had)`;
  const [row = {}] = await tx.$queryRaw<Record<string, number | bigint | null>[]>(Prisma.sql`
    WITH f AS (
      SELECT f.*, f.direction = 'INBOUND' AND NOT f.outside_hours AS open,
        f.answered AND f.answer_ms IS NOT NULL AND f.direction = 'INBOUND' AND NOT f.outside_hours AS timed, share.talk, share.hold, share.wrap_up
      FROM call_fact f CROSS JOIN ${shares} share WHERE f.started_at >= ${since} AND f.started_at < ${until} AND ${counted})
    SELECT count(*) FILTER (WHERE direction = 'INBOUND') AS inbound,
      count(*) FILTER (WHERE direction = 'OUTBOUND') AS outbound,
      count(*) FILTER (WHERE open AND answered) AS answered,
      count(*) FILTER (WHERE open AND status = 'MISSED') AS missed,
      count(*) FILTER (WHERE open AND status = 'ABANDONED') AS abandoned,
      count(*) FILTER (WHERE open AND status = 'VOICEMAIL') AS voicemail,
      count(*) FILTER (WHERE open AND status = 'REJECTED') AS rejected,
      count(*) FILTER (WHERE open AND status = 'FAILED') AS failed,
      count(*) FILTER (WHERE direction = 'INBOUND' AND outside_hours) AS "outsideHours",
      count(*) FILTER (WHERE direction = 'OUTBOUND' AND answered) AS "outboundAnswered",
      100.0::float8 * count(*) FILTER (WHERE open AND answered)
        / nullif(count(*) FILTER (WHERE open AND end_reason NOT IN ('SHORT_ABANDON', 'BLOCKED')), 0) AS "answerRate",
      (avg(answer_ms) FILTER (WHERE timed) / 1000)::float8 AS "answerSeconds",
      percentile_cont(0.9) WITHIN GROUP (ORDER BY answer_ms) FILTER (WHERE timed) / 1000 AS "answerSecondsP90",
      (avg(queue_seconds) FILTER (WHERE queue_seconds > 0))::float8 AS "queueSeconds",
      coalesce(max(queue_seconds), 0) AS "longestQueueSeconds",
      100.0::float8 * count(*) FILTER (WHERE open AND ((timed AND answer_ms <= ${inTimeMs})
          OR (status = 'ABANDONED' AND lasted_ms <= ${inTimeMs})))
        / nullif(count(*) FILTER (WHERE timed OR (open AND status = 'ABANDONED')), 0) AS "serviceLevel",
      (avg(talk) FILTER (WHERE answered))::float8 AS "talkSeconds",
      (avg(hold) FILTER (WHERE answered))::float8 AS "holdSeconds",
      (avg(talk + hold + wrap_up) FILTER (WHERE answered))::float8 AS "handleSeconds",
      coalesce(sum(talk) FILTER (WHERE answered), 0)::bigint AS "totalTalkSeconds",
      count(DISTINCT peer_number) AS people
    FROM f`);
  return figuresOf(row, ['totalTalkSeconds']);
}

async function messageFigures(tx: Unit['tx'], counted: Prisma.Sql, { since, until }: Period) {
  const rows = await tx.$queryRaw<TextRow[]>(Prisma.sql`
    SELECT true AS "isNow", i.channel, count(*) FILTER (WHERE i.direction = 'INBOUND') AS received,
      count(*) FILTER (WHERE i.direction = 'OUTBOUND' AND i.delivery_status IN ('SENT', 'DELIVERED', 'READ', 'UNDELIVERED')) AS sent,
      count(*) FILTER (WHERE i.direction = 'OUTBOUND' AND i.delivery_status IN ('DELIVERED', 'READ')) AS delivered,
      count(*) FILTER (WHERE i.direction = 'OUTBOUND'
        AND i.delivery_status IN ('FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE')) AS failed,
      count(reply.waited) AS replies, avg(reply.waited)::float8 AS "replySeconds",
      percentile_cont(0.9) WITHIN GROUP (ORDER BY reply.waited) AS "replySecondsP90"
    FROM item i CROSS JOIN LATERAL (${waited()}) AS reply LEFT JOIN number_copy n ON n.id = i.phone_number_id
    WHERE i.created_at >= ${since} AND i.created_at < ${until} AND ${counted}
    GROUP BY GROUPING SETS ((), (i.channel)) ORDER BY i.channel`);
  return textFigures(rows);
}

/** Each hour of the week in which somebody called, on the clocks of the zone. */
async function hourFigures(tx: Unit['tx'], counted: Prisma.Sql, { since, until }: Period, timezone: string) {
  const { offsets, changesAt } = offsetsOf(timezone, since.getTime(), until.getTime());
  const seconds = offsets.map((offset) => offset / 1000);
  const changes = changesAt.map((at) => new Date(at));
  return tx.$queryRaw<{ weekday: number; hour: number; inbound: number; unanswered: number }[]>(Prisma.sql`
    SELECT extract(isodow FROM local)::integer AS weekday, extract(hour FROM local)::integer AS hour,
      count(*)::integer AS inbound,
      count(*) FILTER (WHERE f.status IN ('MISSED', 'ABANDONED', 'VOICEMAIL'))::integer AS unanswered
    FROM call_fact f CROSS JOIN LATERAL (
      SELECT f.started_at AT TIME ZONE 'UTC' + make_interval(
        secs => (${seconds}::integer[])[width_bucket(f.started_at, ${changes}::timestamptz[]) + 1]) AS local) AS clock
    WHERE f.direction = 'INBOUND' AND f.started_at >= ${since} AND f.started_at < ${until} AND ${counted}
    GROUP BY 1, 2 ORDER BY 1, 2`);
}

/**
 * Who of ours did what; whose scope is their own calls reads of nobody else. Who was there and had no call is shown, too, where the
 * whole workspace is reported on.
 */
async function personFigures(
  tx: Unit['tx'],
  counted: Prisma.Sql,
  {
    range,
    filter,
    whose,
    principal,
    now,
  }: { range: Period; filter: Filter; whose: readonly string[]; principal: Principal; now: Date },
) {
  const { since, until } = range;
  const scope = principal.scope('ANALYTICS', 'READ');
  const wanted = [
    ...(scope === 'own' ? [Prisma.sql`user_id = ${principal.userId}::uuid`] : []),
    ...(filter.userIds.length > 0 ? [Prisma.sql`(had_calls OR user_id = ANY(${filter.userIds}::uuid[]))`] : []),
    ...(['all', 'own'].includes(scope ?? '') && filter.phoneNumberIds.length + filter.teamIds.length === 0
      ? []
      : [Prisma.sql`had_calls`]),
  ];
  const rows = await tx.$queryRaw<
    {
      userId: string;
      answered: number;
      placed: number;
      talkSeconds: bigint;
      handleSeconds: number | null;
      missedOffers: number;
      availableSeconds: number;
      occupancy: number | null;
    }[]
  >(Prisma.sql`
    WITH f AS (SELECT f.* FROM call_fact f WHERE f.started_at >= ${since} AND f.started_at < ${until} AND ${counted}),
    took AS (
      SELECT had.user_id, count(*) FILTER (WHERE f.direction = 'INBOUND' AND f.answered) AS answered,
        count(*) FILTER (WHERE f.direction = 'OUTBOUND') AS placed,
        coalesce(sum(had.talk) FILTER (WHERE f.answered), 0) AS talk,
        (avg(had.talk + had.hold + had.wrap_up) FILTER (WHERE f.answered))::float8 AS handle
      FROM f CROSS JOIN ${sharesOf(whose)} had GROUP BY 1),
    missed AS (
      SELECT asked AS user_id, count(*) AS offers FROM f CROSS JOIN unnest(f.offered_user_ids) AS asked
      WHERE NOT f.answered AND f.direction = 'INBOUND' GROUP BY 1),
    occupied AS (SELECT * FROM (${occupancyOf(principal.workspaceId, range, now)}) o WHERE there > 0),
    everybody AS (
      SELECT *, answered IS NOT NULL OR offers IS NOT NULL AS had_calls
      FROM took FULL JOIN missed USING (user_id) FULL JOIN occupied USING (user_id))
    SELECT user_id::text AS "userId", coalesce(answered, 0)::integer AS answered, coalesce(placed, 0)::integer AS placed,
      coalesce(talk, 0)::bigint AS "talkSeconds", handle AS "handleSeconds", coalesce(offers, 0)::integer AS "missedOffers",
      coalesce(there, 0)::float8 AS "availableSeconds", 100 * busy / there AS occupancy
    FROM everybody WHERE ${wanted.length === 0 ? Prisma.sql`TRUE` : Prisma.join(wanted, ' AND ')}
    ORDER BY coalesce(answered, 0) + coalesce(placed, 0) DESC, 1`);
  return rows.map(({ handleSeconds, occupancy, ...row }) => ({
    ...row,
    ...(handleSeconds === null ? {} : { handleSeconds }),
    ...(occupancy === null ? {} : { occupancy }),
  }));
}

/** What the people of a report had together: a call that several had is one. */
async function peopleCalls(
  tx: Unit['tx'],
  counted: Prisma.Sql,
  { range: { since, until }, whose }: { range: Period; whose: readonly string[] },
): Promise<MessageInitShape<typeof PeopleCallsSchema>> {
  const [row = { answered: 0, placed: 0 }] = await tx.$queryRaw<{ answered: number; placed: number }[]>(Prisma.sql`
    SELECT count(*) FILTER (WHERE f.direction = 'INBOUND' AND f.answered)::integer AS answered,
      count(*) FILTER (WHERE f.direction = 'OUTBOUND')::integer AS placed
    FROM call_fact f WHERE f.started_at >= ${since} AND f.started_at < ${until} AND ${counted}
      AND EXISTS (SELECT FROM ${sharesOf(whose)} had)`);
  return row;
}

/** A row of the database as figures: absent is what there is nothing to say of. */
function figuresOf(row: Readonly<Record<string, number | bigint | null>>, wide: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value === null ? [] : [[name, wide.includes(name) ? BigInt(value) : Number(value)]],
    ),
  );
}
