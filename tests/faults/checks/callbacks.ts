/** What became of callers who asked to be called back, by telephony's records and by the carrier's. */
import type { Stage } from '../stage.ts';

export interface CallbackFigures {
  /** Callers who were talked with, by a callback. */
  readonly reached: number;
  /** Callers who were not, and of whom the last try says that it is so. */
  readonly givenUp: number;
  /** Calls that were to call somebody back. */
  readonly tries: number;
  /** Calls to the callers at the carrier. */
  readonly dialled: number;
  /** Callers for whom no try began. */
  readonly forgotten: number;
  readonly reachedTwice: number;
  /** Records of the same try beyond the first. */
  readonly begunTwice: number;
  /** Calls to the callers that the carrier has and we don't. */
  readonly unknownDials: number;
  /** Callbacks of which a try is open. */
  readonly underWay: number;
  /** Callbacks that are over without having reached the caller or having been given up. */
  readonly unexplained: number;
  readonly openAtCarrier: number;
}

interface Try {
  readonly peer: string;
  readonly attempt: number;
  readonly final: boolean;
  readonly answered: boolean;
  readonly givenUp: boolean;
  readonly sid: string | null;
}

const OVER: ReadonlySet<string> = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled']);

/** @param callers numbers of which each asked once */
export async function callbackFigures(stage: Stage, callers: readonly string[]): Promise<CallbackFigures> {
  const { rows } = await stage.database('telephony').query<Try>(
    `SELECT peer_number AS peer, (state -> 'callback' ->> 'attempt')::int AS attempt, final,
       state ->> 'answeredAt' IS NOT NULL AS answered,
       coalesce((state -> 'callback' ->> 'givenUp')::boolean, false) AS "givenUp",
       state -> 'legs' -> (state ->> 'outsideLegId') ->> 'sid' AS sid
     FROM call WHERE peer_number = ANY ($1) AND state -> 'callback' IS NOT NULL`,
    [callers],
  );
  const atCarrier = (await Promise.all(callers.map((number) => stage.outside.callsOf(number))))
    .flat()
    .filter(({ to }) => callers.includes(to));
  const known = new Set(rows.map(({ sid }) => sid));
  const ofCaller = Map.groupBy(rows, ({ peer }) => peer);
  const all = [...ofCaller.values()];
  const isReached = (tries: readonly Try[]) => tries.some(({ answered }) => answered);
  const isGivenUp = (tries: readonly Try[]) => !isReached(tries) && tries.some(({ givenUp }) => givenUp);
  const isOver = (tries: readonly Try[]) => tries.every(({ final }) => final);
  return {
    reached: all.filter(isReached).length,
    givenUp: all.filter(isGivenUp).length,
    tries: rows.length,
    dialled: atCarrier.length,
    forgotten: callers.filter((number) => !ofCaller.has(number)).length,
    reachedTwice: all.filter((tries) => tries.filter(({ answered }) => answered).length > 1).length,
    begunTwice: rows.length - new Set(rows.map(({ peer, attempt }) => `${peer} ${attempt}`)).size,
    unknownDials: atCarrier.filter(({ sid }) => !known.has(sid)).length,
    underWay: all.filter((tries) => !isOver(tries)).length,
    unexplained: all.filter((tries) => isOver(tries) && !isReached(tries) && !isGivenUp(tries)).length,
    openAtCarrier: atCarrier.filter(({ status }) => !OVER.has(status)).length,
  };
}
