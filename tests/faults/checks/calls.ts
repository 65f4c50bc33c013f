/** The carrier's calls against telephony's. */
import { atEndOfFile } from '@ringline/kit/testing';
import type { Stage } from '../stage.ts';

/** A call may be open this long after its outside party has gone (issue: 0 stuck over 60 s). */
export const STUCK_AFTER_S = 60;
const LOOK_EVERY_MS = 2_000;

export interface CallFigures {
  readonly calls: number;
  readonly answered: number;
  /** The carrier rang us, and we have no record. */
  readonly lost: number;
  /** Records of the same call beyond the first. */
  readonly doubled: number;
  readonly open: number;
  readonly byStatus: string;
}

interface Row {
  readonly sid: string | null;
  readonly status: string;
  readonly final: boolean;
  readonly answered: boolean;
}

const OUTSIDE_SID = `state -> 'legs' -> (state ->> 'outsideLegId') ->> 'sid'`;

export async function callFigures(stage: Stage, sids: readonly string[]): Promise<CallFigures> {
  const { rows } = await stage.database('telephony').query<Row>(
    `SELECT ${OUTSIDE_SID} AS sid, status, final, state ->> 'answeredAt' IS NOT NULL AS answered
       FROM call WHERE ${OUTSIDE_SID} = ANY ($1)`,
    [sids],
  );
  const known = new Set(rows.map(({ sid }) => sid));
  const byStatus = [...Map.groupBy(rows, ({ status }) => status)].map(([status, of]) => `${of.length} ${status}`);
  return {
    calls: sids.length,
    answered: rows.filter(({ answered }) => answered).length,
    lost: sids.filter((sid) => !known.has(sid)).length,
    doubled: rows.length - known.size,
    open: rows.filter(({ final }) => !final).length,
    byStatus: byStatus.toSorted().join(', '),
  };
}

export interface StuckWatch {
  /** Ends the watch. @returns the longest that a call was open after its outside party had gone, and how many were too long */
  stop(): Promise<{ readonly longestSeconds: number; readonly stuck: number }>;
}

/** Looks again and again at calls that are open while the carrier says that they are over. */
export function watchStuck(stage: Stage): StuckWatch {
  const seconds = new Map<string, number>();
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, LOOK_EVERY_MS);
  atEndOfFile(async () => clearInterval(timer));

  async function look(): Promise<void> {
    try {
      const open = await stage
        .database('telephony')
        .query<{ sid: string }>(
          `SELECT ${OUTSIDE_SID} AS sid FROM call WHERE NOT final AND ${OUTSIDE_SID} IS NOT NULL`,
        );
      const over = await stage.database('sandbox').query<{ sid: string; seconds: string }>(
        `SELECT sid, extract(epoch FROM now() - (record ->> 'endTime')::timestamptz) AS seconds
           FROM call WHERE sid = ANY ($1) AND record ->> 'endTime' IS NOT NULL`,
        [open.rows.map(({ sid }) => sid)],
      );
      for (const row of over.rows) seconds.set(row.sid, Math.max(seconds.get(row.sid) ?? 0, Number(row.seconds)));
    } catch {
      // The database is away: the next look sees as much.
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await looking;
      const all = [...seconds.values()];
      return {
        longestSeconds: Math.round(Math.max(0, ...all)),
        stuck: all.filter((one) => one > STUCK_AFTER_S).length,
      };
    },
  };
}
