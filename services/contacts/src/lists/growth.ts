import { invalid } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import { dateIn, startOfDay } from '@ringline/kit/zones';
import type { GetListGrowthRequest } from '@ringline/proto/contacts/v1/lists_pb';
import type { Actor, Deps } from '../context.ts';
import { requireList } from './list.ts';

const LEAST_DAYS = 7;
const MOST_DAYS = 90;

export interface GrowthDay {
  readonly day: string;
  readonly joined: number;
  readonly left: number;
  /** At the end of the day. */
  readonly total: number;
}

/**
 * How many joined and left a list on each of the last days, today included. Whoever joined several times counts with the last time.
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export const getGrowth =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (
    { id, days, timezone: zone }: Pick<GetListGrowthRequest, 'id' | 'days' | 'timezone'>,
    { workspaceId }: Actor,
  ): Promise<GrowthDay[]> => {
    const timezone = parseTimezone(zone, 'timezone');
    if (days < LEAST_DAYS || days > MOST_DAYS) throw invalid('days', `Choose ${LEAST_DAYS} to ${MOST_DAYS} days.`);
    const today = dateIn(timezone, clock.now().getTime());
    const starts = Array.from({ length: days }, (_, index) => startOfDay(timezone, today, index - days + 1));
    const since = new Date(starts[0] ?? 0);
    return db.tenant(workspaceId, async (uow) => {
      const list = await requireList(uow, id);
      const rows = await uow.tx.$queryRaw<{ day: number; joined: number; gone: number }[]>`
        SELECT d.day::integer AS day, count(*) FILTER (WHERE d.joins)::integer AS joined, count(*) FILTER (WHERE NOT d.joins)::integer AS gone
        FROM (
          SELECT width_bucket(subscribed_at, ${starts.map((at) => new Date(at))}::timestamptz[]) AS day, true AS joins FROM subscription
          WHERE workspace_id = ${workspaceId}::uuid AND list_id = ${list.id}::uuid AND NOT hidden AND subscribed_at >= ${since}
          UNION ALL
          SELECT width_bucket(left_at, ${starts.map((at) => new Date(at))}::timestamptz[]), false FROM subscription
          WHERE workspace_id = ${workspaceId}::uuid AND list_id = ${list.id}::uuid AND NOT hidden AND left_at >= ${since}) AS d
        GROUP BY 1`;
      const present = list.contactCount;
      const byDay = new Map(rows.map((row) => [row.day, row]));
      let total = present - rows.reduce((sum, { joined, gone }) => sum + joined - gone, 0);
      return starts.map((at, index) => {
        const { joined = 0, gone = 0 } = byDay.get(index + 1) ?? {};
        total += joined - gone;
        return { day: dateIn(timezone, at), joined, left: gone, total };
      });
    });
  };
