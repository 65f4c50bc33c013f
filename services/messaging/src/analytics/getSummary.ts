import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { wallAt } from '@ringline/kit/zones';
import type {
  CallFiguresSchema,
  GetSummaryResponseSchema,
  MessageFiguresSchema,
  PeopleCallsSchema,
} from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { daysAsked, type KeepDays } from './keepDays.ts';
import { callGroups, textGroups } from './callGroups.ts';
import { type Asked, checkFilter, type Filter, groupsCounted, NO_FILTER, textGroupsCounted } from './counted.ts';
import { type Days, daysIn } from './days.ts';
import { callPeers } from './people.ts';
import { occupancyIn } from './occupancy.ts';
import { rangeOf } from './range.ts';

/** Seconds within which an answer is in time, and those that a workspace may choose (defaults 19). */
const IN_TIME = { usual: 20, shortest: 5, longest: 600 } as const;

type Calls = MessageInitShape<typeof CallFiguresSchema>;
type Texts = MessageInitShape<typeof MessageFiguresSchema>;

interface Period {
  readonly since: Date;
  readonly until: Date;
}

/** Everything that a report of some days says, and the same of as many days before (defaults 19). */
export const getSummary =
  ({ db, clock, keepDays }: Pick<Deps, 'db' | 'clock'> & { readonly keepDays?: KeepDays }) =>
  async (
    {
      range: given,
      filter = NO_FILTER,
      serviceLevelSeconds = 0,
      withoutReplies = false,
    }: Asked & {
      readonly serviceLevelSeconds?: number;
      readonly withoutReplies?: boolean;
    },
    principal: Principal,
  ): Promise<MessageInitShape<typeof GetSummaryResponseSchema>> => {
    checkFilter(filter);
    const inTimeMs = inTimeSeconds(serviceLevelSeconds) * 1_000;
    const { workspaceId } = principal;
    const { since, until, previousSince, timezone } = rangeOf(given);
    const days = await daysAsked({ db, clock, keepDays }, workspaceId, { since: previousSince, until, timezone });
    return db.tenant(workspaceId, async ({ tx }) => {
      const range = { since, until };
      const groups = Prisma.sql`SELECT * FROM (${callGroups(workspaceId, days)}) AS g WHERE ${groupsCounted(principal, filter)}`;
      // Of a call that several had, a report of some people has their share.
      const whose = principal.scope('ANALYTICS', 'READ') === 'own' ? [principal.userId] : filter.userIds;
      const asked = { range, days, filter, whose, principal, now: clock.now(), inTimeMs };
      const { previousCalls, calls, ...ofCalls } = await callsOf(tx, groups, asked);
      const [previousPeople, people] = await peopleOf(tx, callPeers(workspaceId, days, principal, filter), since);
      const {
        before: previousMessages,
        now: messages,
        channels,
      } = await messageFigures(
        tx,
        textGroups(workspaceId, days, { withWaits: !withoutReplies }),
        textGroupsCounted(principal, filter),
        since,
      );
      return {
        since: timestampFromDate(since),
        until: timestampFromDate(until),
        previousSince: timestampFromDate(previousSince),
        calls: { ...calls, people },
        previousCalls: { ...previousCalls, people: previousPeople },
        messages,
        previousMessages,
        channels,
        ...ofCalls,
      };
    });
  };

interface AskedOfCalls {
  readonly range: Period;
  readonly days: Days;
  readonly filter: Filter;
  readonly whose: readonly string[];
  readonly principal: Principal;
  readonly now: Date;
  readonly inTimeMs: number;
}

/** All that is said of calls, in one statement: days that nobody has counted yet are read once, not for each figure. */
async function callsOf(tx: Unit['tx'], groups: Prisma.Sql, asked: AskedOfCalls) {
  const { since } = asked.range;
  const all = Prisma.sql`SELECT * FROM asked_group`;
  const current = Prisma.sql`SELECT * FROM asked_group WHERE begins >= ${since}`;
  const listOf = (rows: Prisma.Sql) => Prisma.sql`coalesce((SELECT jsonb_agg(to_jsonb(r)) FROM (${rows}) AS r), '[]')`;
  const [found] = await tx.$queryRaw<
    { calls: CallRow[]; hours: HourRow[]; people: PersonRow[]; together: TogetherRow[] }[]
  >(Prisma.sql`
    WITH asked_group AS MATERIALIZED (${groups})
    SELECT ${listOf(callFigures(all, asked))} AS calls, ${listOf(hourFigures(current, asked))} AS hours,
      ${listOf(personFigures(current, asked))} AS people, ${listOf(peopleCalls(current, asked.whose))} AS together`);
  const { calls = [], hours = [], people = [], together: [peopleCallsRow] = [] } = found ?? {};
  return {
    previousCalls: callsIn(calls, false),
    calls: callsIn(calls, true),
    hours,
    people: people.map(personOf),
    peopleCalls: peopleCallsRow ?? { answered: 0, placed: 0 },
  };
}

/** Those of the range itself. */
const daysSince = ({ timezone, counted, begun, others }: Days, since: Date): Days => ({
  timezone,
  counted: counted.filter((begins) => begins >= since),
  begun: begun.filter(({ begins }) => begins >= since),
  others: others.filter(({ begins }) => begins >= since),
});

/** @throws Refusal VALIDATION_FAILED for what no workspace may choose */
function inTimeSeconds(given: number): number {
  if (given === 0) return IN_TIME.usual;
  if (given < IN_TIME.shortest || given > IN_TIME.longest)
    throw invalid('serviceLevelSeconds', `Choose ${IN_TIME.shortest} to ${IN_TIME.longest} seconds.`);
  return given;
}

/**
 * Of the days before and of the range. Status counts hold what came in within hours; what came outside them is counted apart, so that
 * each call that came in is counted once. Announcements that were played to their end are neither answered nor missed.
 */
const callFigures = (
  groups: Prisma.Sql,
  { range: { since }, inTimeMs, whose }: Pick<AskedOfCalls, 'range' | 'inTimeMs' | 'whose'>,
): Prisma.Sql => Prisma.sql`
    WITH g AS MATERIALIZED (
      SELECT g.*, begins >= ${since} AS "isNow", direction = 'INBOUND' AND NOT outside_hours AS open FROM (${groups}) AS g),
    counts AS (
      SELECT "isNow", sum(g.calls) FILTER (WHERE direction = 'INBOUND') AS inbound,
        sum(g.calls) FILTER (WHERE direction = 'OUTBOUND') AS outbound,
        sum(g.calls) FILTER (WHERE open AND answered) AS answered,
        sum(g.calls) FILTER (WHERE open AND status = 'MISSED') AS missed,
        sum(g.calls) FILTER (WHERE open AND status = 'ABANDONED') AS abandoned,
        sum(g.calls) FILTER (WHERE open AND status = 'VOICEMAIL') AS voicemail,
        sum(g.calls) FILTER (WHERE open AND status = 'REJECTED') AS rejected,
        sum(g.calls) FILTER (WHERE open AND status = 'FAILED') AS failed,
        sum(g.calls) FILTER (WHERE direction = 'INBOUND' AND outside_hours) AS "outsideHours",
        sum(g.calls) FILTER (WHERE direction = 'OUTBOUND' AND answered) AS "outboundAnswered",
        100.0::float8 * coalesce(sum(g.calls) FILTER (WHERE open AND answered), 0) / nullif(sum(g.calls) FILTER (WHERE open AND rated), 0) AS "answerRate",
        (sum(queue)::numeric / nullif(sum(queue_calls), 0))::float8 AS "queueSeconds",
        max(queue_longest) AS "longestQueueSeconds",
        (sum(had.talk) FILTER (WHERE answered) / nullif(sum(had.calls) FILTER (WHERE answered), 0))::float8 AS "talkSeconds",
        (sum(had.hold) FILTER (WHERE answered) / nullif(sum(had.hold_calls) FILTER (WHERE answered), 0))::float8 AS "holdSeconds",
        (sum(had.handle) FILTER (WHERE answered) / nullif(sum(had.handle_calls) FILTER (WHERE answered), 0))::float8 AS "handleSeconds",
        (sum(had.talk) FILTER (WHERE answered))::bigint AS "totalTalkSeconds"
      FROM g CROSS JOIN ${sharesIn(whose)} AS had GROUP BY 1),
    answers AS (
      SELECT "isNow", (avg(ms) / 1000)::float8 AS "answerSeconds", percentile_cont(0.9) WITHIN GROUP (ORDER BY ms) / 1000 AS "answerSecondsP90",
        count(*) AS timed, count(*) FILTER (WHERE ms <= ${inTimeMs}) AS early
      FROM g CROSS JOIN unnest(answer_ms) AS ms GROUP BY 1),
    given_up AS (
      SELECT "isNow", count(*) AS lost, count(*) FILTER (WHERE ms <= ${inTimeMs}) AS soon
      FROM g CROSS JOIN unnest(abandoned_ms) AS ms GROUP BY 1)
    SELECT "isNow", to_jsonb(counts) - 'isNow' || jsonb_build_object('answerSeconds', "answerSeconds", 'answerSecondsP90', "answerSecondsP90", 'serviceLevel',
      100.0::float8 * (coalesce(early, 0) + coalesce(soon, 0)) / nullif(coalesce(timed, 0) + coalesce(lost, 0), 0)) AS figures
    FROM counts LEFT JOIN answers USING ("isNow") LEFT JOIN given_up USING ("isNow")`;

interface CallRow {
  readonly isNow: boolean;
  readonly figures: Readonly<Record<string, number | null>>;
}

function callsIn(rows: readonly CallRow[], now: boolean): Calls {
  const row = rows.find(({ isNow }) => isNow === now)?.figures ?? {};
  return figuresOf({ ...NO_CALLS, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) }, [
    'totalTalkSeconds',
  ]);
}

/** Sums over nothing. */
const NO_CALLS = Object.fromEntries(
  ['inbound', 'outbound', 'answered', 'missed', 'abandoned', 'voicemail', 'rejected', 'failed']
    .concat(['outsideHours', 'outboundAnswered', 'longestQueueSeconds', 'totalTalkSeconds'])
    .map((name) => [name, 0]),
);

/**
 * Different numbers outside, of the days before and of the range: of two days they are not the sum of both. Sorting their hashes of
 * 64 bits takes a third of the time that grouping the numbers takes; two of a million numbers share one with a chance of 1 in 37 million.
 */
async function peopleOf(tx: Unit['tx'], peers: Prisma.Sql, since: Date): Promise<[number, number]> {
  // The hashes of a busy quarter are sorted in memory.
  await tx.$queryRaw`SELECT set_config('work_mem', '32MB', true)`;
  const [row] = await tx.$queryRaw<{ before: number; now: number }[]>(Prisma.sql`
    SELECT (count(DISTINCT person) FILTER (WHERE NOT "isNow"))::integer AS before,
      (count(DISTINCT person) FILTER (WHERE "isNow"))::integer AS now
    FROM (SELECT begins >= ${since} AS "isNow", hashtextextended(peer_number, 0) AS person FROM (${peers}) AS p) AS one`);
  return [row?.before ?? 0, row?.now ?? 0];
}

/** Of the days before and of the range; of the range each channel by itself as well. */
async function messageFigures(
  tx: Unit['tx'],
  groups: Prisma.Sql,
  counted: Prisma.Sql,
  since: Date,
): Promise<{ before: Texts; now: Texts; channels: { channel: string; messages: Texts }[] }> {
  const rows = await tx.$queryRaw<TextRow[]>(Prisma.sql`
    WITH g AS MATERIALIZED (
      SELECT i.begins >= ${since} AS "isNow", i.channel, i.direction, i.delivery_status, i.texts, i.waits
      FROM (${groups}) AS i LEFT JOIN number_copy n ON n.id = i.phone_number_id WHERE ${counted}),
    texts AS (
      SELECT "isNow", channel, coalesce(sum(texts) FILTER (WHERE direction = 'INBOUND'), 0) AS received,
        coalesce(sum(texts) FILTER (WHERE direction = 'OUTBOUND' AND ${IS_SENT}), 0) AS sent,
        coalesce(sum(texts) FILTER (WHERE direction = 'OUTBOUND' AND delivery_status IN ('DELIVERED', 'READ')), 0) AS delivered,
        coalesce(sum(texts) FILTER (WHERE direction = 'OUTBOUND' AND ${IS_FAILED}), 0) AS failed
      FROM g GROUP BY GROUPING SETS (("isNow"), ("isNow", channel))),
    replies AS (
      SELECT "isNow", channel, count(*) AS replies, avg(w)::float8 AS "replySeconds",
        percentile_cont(0.9) WITHIN GROUP (ORDER BY w) AS "replySecondsP90"
      FROM g CROSS JOIN LATERAL unnest(g.waits) AS w GROUP BY GROUPING SETS (("isNow"), ("isNow", channel)))
    SELECT texts.*, coalesce(replies.replies, 0) AS replies, replies."replySeconds", replies."replySecondsP90"
    FROM texts LEFT JOIN replies ON replies."isNow" = texts."isNow" AND replies.channel IS NOT DISTINCT FROM texts.channel
    ORDER BY texts.channel`);
  return textFigures(rows);
}

/** What left us, and what did not arrive. */
export const IS_SENT = Prisma.sql`delivery_status IN ('SENT', 'DELIVERED', 'READ', 'UNDELIVERED')`;
export const IS_FAILED = Prisma.sql`delivery_status IN ('FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE')`;

export type TextRow = { isNow: boolean; channel: string | null } & Record<string, bigint | number | null>;

export function textFigures(rows: readonly TextRow[]) {
  const of = (row: TextRow | undefined): Texts => {
    const { isNow: _isNow, channel: _channel, ...figures } = row ?? {};
    return figuresOf({ received: 0, sent: 0, delivered: 0, failed: 0, replies: 0, ...figures }, []);
  };
  const whole = (now: boolean) => of(rows.find(({ isNow, channel }) => isNow === now && channel === null));
  const channels = rows.flatMap((row) =>
    row.isNow && row.channel !== null ? [{ channel: row.channel, messages: of(row) }] : [],
  );
  return { before: whole(false), now: whole(true), channels };
}

/** Each hour of the week in which somebody called, on the clocks of the zone. */
function hourFigures(
  groups: Prisma.Sql,
  { range, days: { timezone } }: Pick<AskedOfCalls, 'range' | 'days'>,
): Prisma.Sql {
  const days = daysIn({ ...range, timezone });
  const starts = days.map(({ begins }) => begins);
  const weekdays = starts.map((begins) => wallAt(timezone, begins.getTime()).weekday);
  return Prisma.sql`
    SELECT day.weekday, (slot.number - 1)::integer AS hour, sum(slot.calls)::integer AS inbound,
      coalesce(sum(slot.calls) FILTER (WHERE g.status IN ('MISSED', 'ABANDONED', 'VOICEMAIL')), 0)::integer AS unanswered
    FROM (${groups}) AS g
    CROSS JOIN LATERAL (SELECT (${weekdays}::integer[])[width_bucket(g.begins, ${starts}::timestamptz[])] AS weekday) AS day
    CROSS JOIN LATERAL unnest(g.by_hour) WITH ORDINALITY AS slot (calls, number)
    WHERE g.direction = 'INBOUND' AND slot.calls > 0
    GROUP BY 1, 2 ORDER BY 1, 2`;
}

interface HourRow {
  readonly weekday: number;
  readonly hour: number;
  readonly inbound: number;
  readonly unanswered: number;
}

/**
 * Who of ours did what; whose scope is their own calls reads of nobody else. Who was there and had no call is shown, too, where the
 * whole workspace is reported on.
 */
function personFigures(
  groups: Prisma.Sql,
  { range, days, filter, whose, principal, now }: Omit<AskedOfCalls, 'inTimeMs'>,
): Prisma.Sql {
  const scope = principal.scope('ANALYTICS', 'READ');
  const wanted = [
    ...(scope === 'own' ? [Prisma.sql`user_id = ${principal.userId}::uuid`] : []),
    ...(filter.userIds.length > 0 ? [Prisma.sql`(had_calls OR user_id = ANY(${filter.userIds}::uuid[]))`] : []),
    ...(['all', 'own'].includes(scope ?? '') && filter.phoneNumberIds.length + filter.teamIds.length === 0
      ? []
      : [Prisma.sql`had_calls`]),
  ];
  return Prisma.sql`
    WITH g AS MATERIALIZED (${groups}),
    took AS (
      SELECT had.user_id, sum(g.calls) FILTER (WHERE g.direction = 'INBOUND' AND g.answered) AS answered,
        sum(g.calls) FILTER (WHERE g.direction = 'OUTBOUND') AS placed,
        coalesce(sum(had.talk) FILTER (WHERE g.answered), 0) AS talk,
        (sum(had.handle) FILTER (WHERE g.answered) / nullif(sum(had.handle_calls) FILTER (WHERE g.answered), 0))::float8 AS handle,
        true AS took
      FROM g CROSS JOIN LATERAL unnest(g.had_user_ids, g.had_talk, g.had_handle, g.had_handle_calls) AS had (user_id, talk, handle, handle_calls)
      WHERE had.user_id IS NOT NULL AND ${among(whose, Prisma.sql`had.user_id`)} GROUP BY 1),
    missed AS (
      SELECT asked AS user_id, sum(g.calls) AS offers FROM g CROSS JOIN unnest(g.offered_user_ids) AS asked
      WHERE NOT g.answered AND g.direction = 'INBOUND' GROUP BY 1),
    occupied AS (SELECT * FROM (${occupancyIn(principal.workspaceId, daysSince(days, range.since), now)}) o WHERE there > 0),
    everybody AS (
      SELECT *, took IS NOT NULL OR offers IS NOT NULL AS had_calls
      FROM took FULL JOIN missed USING (user_id) FULL JOIN occupied USING (user_id))
    SELECT user_id::text AS "userId", coalesce(answered, 0)::integer AS answered, coalesce(placed, 0)::integer AS placed,
      coalesce(talk, 0)::bigint AS "talkSeconds", handle AS "handleSeconds", coalesce(offers, 0)::integer AS "missedOffers",
      coalesce(there, 0)::float8 AS "availableSeconds", 100 * busy / there AS occupancy
    FROM everybody WHERE ${wanted.length === 0 ? Prisma.sql`TRUE` : Prisma.join(wanted, ' AND ')}
    ORDER BY coalesce(answered, 0) + coalesce(placed, 0) DESC, 1`;
}

interface PersonRow {
  readonly userId: string;
  readonly answered: number;
  readonly placed: number;
  readonly talkSeconds: number;
  readonly handleSeconds: number | null;
  readonly missedOffers: number;
  readonly availableSeconds: number;
  readonly occupancy: number | null;
}

const personOf = ({ handleSeconds, occupancy, talkSeconds, ...row }: PersonRow) => ({
  ...row,
  talkSeconds: BigInt(talkSeconds),
  ...(handleSeconds === null ? {} : { handleSeconds }),
  ...(occupancy === null ? {} : { occupancy }),
});

/** What the people of a report had together: a call that several had is one. */
function peopleCalls(groups: Prisma.Sql, whose: readonly string[]): Prisma.Sql {
  const theirs =
    whose.length === 0 ? Prisma.sql`g.had_user_ids <> '{}'` : Prisma.sql`g.had_user_ids && ${[...whose]}::uuid[]`;
  return Prisma.sql`
    SELECT coalesce(sum(g.calls) FILTER (WHERE g.direction = 'INBOUND' AND g.answered), 0)::integer AS answered,
      coalesce(sum(g.calls) FILTER (WHERE g.direction = 'OUTBOUND'), 0)::integer AS placed
    FROM (${groups}) AS g WHERE ${theirs}`;
}

type TogetherRow = MessageInitShape<typeof PeopleCallsSchema>;

const among = (users: readonly string[], column: Prisma.Sql): Prisma.Sql =>
  users.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`${column} = ANY(${[...users]}::uuid[])`;

/** What of a group's calls is some people's; of nobody in particular all of it. Of a call that several had it is added up. */
const sharesIn = (whose: readonly string[]): Prisma.Sql =>
  whose.length === 0
    ? Prisma.sql`LATERAL (SELECT g.talk, g.calls, g.hold, g.hold_calls, g.handle, g.handle_calls)`
    : Prisma.sql`LATERAL (
      SELECT sum(one.talk) AS talk, CASE WHEN count(*) > 0 THEN g.calls END AS calls, sum(one.hold) AS hold,
        CASE WHEN g.call_id IS NULL THEN sum(one.hold_calls) ELSE least(sum(one.hold_calls), 1) END AS hold_calls,
        CASE WHEN g.call_id IS NULL THEN sum(one.handle) ELSE sum(one.talk) + sum(one.hold) + coalesce(max(one.wrap_up), 0) END
          * CASE WHEN g.call_id IS NULL OR max(one.wrap_up) IS NOT NULL THEN 1 ELSE 0 END AS handle,
        CASE WHEN g.call_id IS NULL THEN sum(one.handle_calls) ELSE (max(one.wrap_up) IS NOT NULL)::integer END AS handle_calls
      FROM unnest(g.had_user_ids, g.had_talk, g.had_hold, g.had_hold_calls, g.had_handle, g.had_handle_calls, g.had_wrap_up)
        AS one (user_id, talk, hold, hold_calls, handle, handle_calls, wrap_up)
      WHERE one.user_id = ANY (${[...whose]}::uuid[]))`;

/** A row of the database as figures: absent is what there is nothing to say of. */
function figuresOf(row: Readonly<Record<string, number | bigint | null>>, wide: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value === null ? [] : [[name, wide.includes(name) ? BigInt(value) : Number(value)]],
    ),
  );
}
