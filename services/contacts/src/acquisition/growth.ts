import { invalid } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import { dateIn, startOfDay } from '@ringline/kit/zones';
import type { GetAcquisitionGrowthRequest } from '@ringline/proto/contacts/v1/keywords_pb';
import type { Actor, Deps } from '../context.ts';

const LEAST_DAYS = 7;
const MOST_DAYS = 90;

export interface AcquisitionDay {
  readonly day: string;
  /** Joined by a keyword. */
  readonly keyword: number;
  /** Joined by a web form. */
  readonly webForm: number;
  readonly left: number;
}

/**
 * How many joined by a way in, and left again, on each of the last days, today included.
 * @throws Refusal VALIDATION_FAILED
 */
export const getAcquisitionGrowth =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (
    { days, timezone: zone }: Pick<GetAcquisitionGrowthRequest, 'days' | 'timezone'>,
    { workspaceId }: Actor,
  ): Promise<AcquisitionDay[]> => {
    const timezone = parseTimezone(zone, 'timezone');
    if (days < LEAST_DAYS || days > MOST_DAYS) throw invalid('days', `Choose ${LEAST_DAYS} to ${MOST_DAYS} days.`);
    const today = dateIn(timezone, clock.now().getTime());
    const starts = Array.from({ length: days }, (_, index) => startOfDay(timezone, today, index - days + 1));
    const bounds = starts.map((at) => new Date(at));
    const since = new Date(starts[0] ?? 0);
    const rows = await db.tenant(
      workspaceId,
      ({ tx }) => tx.$queryRaw<{ day: number; keyword: number; webForm: number; gone: number }[]>`
        SELECT d.day::integer AS day, count(*) FILTER (WHERE d.came = 'KEYWORD')::integer AS keyword,
          count(*) FILTER (WHERE d.came = 'WEB_FORM')::integer AS "webForm", count(*) FILTER (WHERE d.came IS NULL)::integer AS gone
        FROM (
          SELECT width_bucket(joined_at, ${bounds}::timestamptz[]) AS day,
            CASE WHEN web_form_id IS NULL THEN 'KEYWORD' ELSE 'WEB_FORM' END AS came FROM signup
          WHERE workspace_id = ${workspaceId}::uuid AND state = 'JOINED' AND joined_at >= ${since}
          UNION ALL
          SELECT width_bucket(left_at, ${bounds}::timestamptz[]), NULL FROM signup
          WHERE workspace_id = ${workspaceId}::uuid AND state = 'JOINED' AND left_at >= ${since}) AS d
        GROUP BY 1`,
    );
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return starts.map((at, index) => {
      const { keyword = 0, webForm = 0, gone = 0 } = byDay.get(index + 1) ?? {};
      return { day: dateIn(timezone, at), keyword, webForm, left: gone };
    });
  };
