/** Calls from outside, one after the other at each person's number: who rings is answered, talks a moment and hangs up. */
import { setTimeout as pause } from 'node:timers/promises';
import { openPhone, type HeadlessPhone } from '../../testkit/index.ts';
import type { Person, Stage } from '../stage.ts';
import type { Chance } from './chance.ts';
import type { OutsideLog } from './outsideLog.ts';

/** A caller waits this long at the most, whatever happens. */
const PATIENCE_MS = 25_000;

export interface CallTraffic {
  /** Calls that the carrier took. */
  readonly sids: readonly string[];
  readonly done: Promise<void>;
  /** Puts the phones away. */
  close(): void;
}

/** `count` calls over all people. Their phones make no audio; what audio survives is the business of another run. */
export async function callTraffic(stage: Stage, log: OutsideLog, chance: Chance, count: number): Promise<CallTraffic> {
  const sids: string[] = [];
  const phones: HeadlessPhone[] = [];
  for (const { api } of stage.people) {
    const phone = await openPhone(api, { tone: 'none' });
    phones.push(phone);
    void (async () => {
      // A ring that is over before it is taken is the caller's to notice.
      for (;;) void (await phone.ring()).accept().catch(() => undefined);
    })();
  }

  let next = 0;
  async function callsTo(person: Person): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      const from = `+1202555${1_000 + (index % 500)}`;
      const call = await stage.outside.call(from, person.number.number, 'silence');
      sids.push(call.sid);
      await pause(chance.between(2_000, 6_000));
      if (chance.between(0, 1) === 0) await endAsAgent(person).catch(() => undefined);
      const over = log.ended(call.sid);
      await Promise.race([over, pause(chance.between(500, 4_000))]);
      await stage.outside.hangUp(call.sid);
      await Promise.race([over, pause(PATIENCE_MS)]);
    }
  }
  return {
    sids,
    done: Promise.all(stage.people.map(callsTo)).then(() => undefined),
    close() {
      for (const phone of phones) phone.lose();
    },
  };
}

async function endAsAgent({ api }: Person): Promise<void> {
  const { getMyLiveCalls } = await api.run('{ getMyLiveCalls { id } }');
  for (const { id } of getMyLiveCalls as { id: string }[])
    await api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id });
}
