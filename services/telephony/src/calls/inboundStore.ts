/** The one read and the one durable write of an inbound call; of calls that come at the same time, together. */
import { gathered, type Gathering } from '@ringline/kit/db';
import type { Dependencies } from '../dependencies.ts';
import type { RunCommands } from './applyInput.ts';
import { emitStep, stepRow } from './callStore.ts';
import type { StepResult } from './engine/step.ts';
import type { CarrierCall, InboundFacts } from './inboundFacts.ts';

/** known: the carrier's call is known, nothing was written. awaited: reports of its leg came before it, and wait. */
type Beginning = 'known' | 'begun' | 'awaited';

export interface InboundStore {
  /** Where the number leads, who could take the call, and whether it is known. Null: the number leads nowhere. */
  read(call: CarrierCall, callId: string, now: Date): Promise<InboundFacts | null>;
  /** Writes the call with its first step, and sends its commands. */
  begin(sid: string, result: StepResult): Promise<Beginning>;
}

/** A burst goes in few statements, and not all of it waits for the slowest: 32 calls take PostgreSQL 5 ms. */
const GATHERING: Gathering = { atOnce: 2, most: 32, patience: 8_000 };

export function inboundStore(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'silence' | 'figures'>,
  run: RunCommands,
): InboundStore {
  const { db, clock, ids, silence, figures } = deps;
  const facts = gathered<{ to: string; sid: string; callId: string }, InboundFacts | null>(async (asked) => {
    const { rows } = await db.pool.query<{ facts: InboundFacts | null }>({
      name: 'read-inbound-calls',
      text: `SELECT read_inbound_call(asked.number, asked.sid, asked.call_id, $4) AS facts
             FROM unnest($1::text[], $2::text[], $3::uuid[]) WITH ORDINALITY AS asked (number, sid, call_id, place)
             ORDER BY asked.place`,
      values: [
        asked.map(({ to }) => to),
        asked.map(({ sid }) => sid),
        asked.map(({ callId }) => callId),
        silence.seenAfter(clock.now()),
      ],
    });
    return rows.map((row) => row.facts);
  }, GATHERING);
  const beginnings = gathered<string, Beginning>(async (calls) => {
    const { rows } = await db.pool.query<{ begun: Beginning[] }>({
      name: 'begin-inbound-calls',
      text: 'SELECT begin_inbound_calls($1::jsonb) AS begun',
      values: [`[${calls.join(',')}]`],
    });
    return rows[0]?.begun ?? [];
  }, GATHERING);

  return {
    async read({ sid, to }, callId, now) {
      try {
        const found = await facts({ to, sid, callId });
        silence.heard(clock.now());
        return found;
      } catch (error) {
        silence.unheard(now);
        throw error;
      }
    },
    async begin(sid, result) {
      const events = db.encodeEvents((emit) => emitStep(emit, result));
      const step = stepRow({ clock, ids }, null, result);
      const begun = await beginnings(`{"sid":${JSON.stringify(sid)},"step":${step},"events":${events}}`);
      if (begun === 'known') return begun;
      db.notify();
      figures.stepped(null, result.call, clock.now().getTime());
      if (result.commands.length > 0) run(result.call.workspaceId, result.commands);
      return begun;
    },
  };
}
