/** The one read and the one durable write of an inbound call; of calls that come at the same time, together. */
import { gathered, type Gathering, jsonAsText, sqlArray } from '@ringline/kit/db';
import { phoneMatchKey, readPeer } from '@ringline/kit/phone';
import type { Deps } from '../context.ts';
import type { RunCommands } from './applyInput.ts';
import { type BeginningCall, beginningColumns } from './beginningColumns.ts';
import { emitStep } from './callStore.ts';
import { keepGraphs, parted, withGraph, withGraphAtHand } from './flowGraphs.ts';
import type { StepResult } from './engine/step.ts';
import { SettingsAtHand } from './inboundSettings.ts';
import { sidLock } from './sidLock.ts';
import { type CarrierCall, type FactsRow, type InboundFacts, readFacts } from './inboundFacts.ts';

/** known: the carrier's call is known, nothing was written. awaited: reports of its leg came before it, and wait. */
type Beginning = 'known' | 'begun' | 'awaited';

export interface InboundStore {
  /** Where the number leads, who could take the call, and whether it is known. Null: the number leads nowhere. */
  read(call: CarrierCall, callId: string, now: Date): Promise<InboundFacts | null>;
  /** Writes the call with its first step, and sends its commands. */
  begin(sid: string, result: StepResult): Promise<Beginning>;
}

/** A call to be read of; `callId` is the one that it would have. */
interface Asked {
  readonly to: string;
  readonly from: string;
  readonly sid: string;
  readonly callId: string;
}

/** A burst goes in few statements, one after the other: 32 calls take PostgreSQL 5 ms. Nobody waits for one that is held up, by a lock for instance. */
const GATHERING: Gathering = { atOnce: 4, slow: 20, most: 32, patience: 8_000 };

/** Behind the locks of the sids ($5), in one order: a report of a leg that waits has been written before, or sees the leg (legStatus.ts). */
const BEGIN_CALLS = `
  WITH locked AS MATERIALIZED (
    SELECT ${sidLock('sid')} FROM (SELECT sid FROM unnest($5::text[]) AS called (sid) ORDER BY sid) AS ordered)
  SELECT begin_calls(${Array.from({ length: 36 }, (_, index) => `$${index + 1}`).join(', ')}) AS begun
  FROM (SELECT count(*) FROM locked) AS all_locked`;

export function inboundStore(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'silence' | 'figures'>,
  run: RunCommands,
): InboundStore {
  const { db, clock, ids, silence, figures } = deps;
  const settings = new SettingsAtHand();
  async function readTogether(asked: readonly Asked[]): Promise<readonly (InboundFacts | null)[]> {
    const had = asked.map(({ to }) => settings.of(to));
    const { rows } = await db.pool.query<FactsRow>({
      name: 'read-inbound-calls-seen',
      text: 'SELECT * FROM read_inbound_calls_seen($1, $2, $3, $4, $5, $6, $7)',
      // The settings of numbers are the same from call to call (sharedJson.ts).
      types: jsonAsText,
      values: [
        sqlArray(asked.map(({ to }) => to)),
        sqlArray(asked.map(({ from }) => phoneMatchKey(readPeer(from).address))),
        sqlArray(asked.map(({ sid }) => sid)),
        sqlArray(asked.map(({ callId }) => callId)),
        silence.seenAfter(clock.now()),
        sqlArray(had.map((each) => each?.version ?? null)),
        sqlArray(had.map((each) => each?.planVersion ?? null)),
      ],
    });
    const found = rows.map((row, n) => {
      const taken = settings.take(asked[n]?.to ?? '', row, had[n]);
      return taken && readFacts(row, taken);
    });
    return found.every((each) => each !== undefined) ? found : readTogether(asked);
  }
  const facts = gathered(readTogether, GATHERING);
  const beginnings = gathered<BeginningCall, Beginning>(async (calls) => {
    const { rows } = await db.pool.query<{ begun: Beginning[] }>({
      name: 'begin-calls',
      text: BEGIN_CALLS,
      values: beginningColumns(calls, clock.now(), () => ids.uuid()),
    });
    return rows[0]?.begun ?? [];
  }, GATHERING);

  const keep = keepGraphs(deps);

  return {
    async read({ sid, from, to }, callId, now) {
      try {
        const found = await facts({ to, from, sid, callId });
        silence.heard(clock.now());
        if (!found?.known) return found;
        const { workspaceId, known } = found;
        const complete = withGraphAtHand(known) ?? (await db.tenant(workspaceId, ({ tx }) => withGraph(tx, known)));
        return { ...found, known: complete };
      } catch (error) {
        silence.unheard(now);
        throw error;
      }
    },
    async begin(sid, result) {
      const events = db.recordEvents((emit) => emitStep(emit, result));
      const stored = parted(result.call);
      // Before the call, which would lead nowhere without it.
      await keep(result.call.workspaceId, stored);
      const begun = await beginnings({ sid, result, state: stored.state, events });
      if (begun === 'known') return begun;
      db.notify();
      figures.stepped(null, result.call, clock.now().getTime());
      if (result.commands.length > 0) run(result.call.workspaceId, result.commands);
      return begun;
    },
  };
}
