/** Calls that are talked on: real audio both ways, between an outside caller and an agent's phone. */
import { eventually } from '@ringline/kit/testing';
import { openPhone, type HeadlessPhone, type Talk } from '../../testkit/index.ts';
import type { Person, Stage } from '../stage.ts';

/** What the outside says, and what the agent says, in hertz. */
const [OUTSIDE, AGENT] = [700, 1_300];
/** A tone counts as heard from here on; each is sent with about 16,000. */
const AUDIBLE = 4_000;
const BEGINS_WITHIN_MS = 40_000;

export interface LiveCall {
  readonly person: Person;
  readonly phone: HeadlessPhone;
  readonly sid: string;
  readonly callId: string;
  readonly talk: Talk;
  /** Whether the carrier still has it, with the agent in it. */
  isUp(): Promise<boolean>;
  /** Whether each hears the other, within the last second. */
  isHeard(): Promise<boolean>;
}

/** One call for each of the people, up and heard on both sides. */
export function liveCalls(stage: Stage, people: readonly Person[]): Promise<LiveCall[]> {
  return Promise.all(people.map((person, index) => liveCall(stage, person, `+1202555${4_000 + index}`)));
}

async function liveCall({ outside }: Stage, person: Person, from: string): Promise<LiveCall> {
  const phone = await openPhone(person.api, { tone: AGENT });
  const { sid } = await outside.call(from, person.number.number, `tone:${OUTSIDE}`);
  const talk = await (await phone.ring()).accept();
  let ended = false;
  void talk.ended.then(() => (ended = true));
  const isHeard = async () =>
    (talk.audio.hears([OUTSIDE])[OUTSIDE] ?? 0) > AUDIBLE &&
    ((await outside.tones(sid, [AGENT])).heard[AGENT] ?? 0) > AUDIBLE;
  const callId = await eventually(async () => {
    const { getMyLiveCalls } = await person.api.run('{ getMyLiveCalls { id phase peerNumber } }');
    const mine = (getMyLiveCalls as { id: string; phase: string; peerNumber: string }[]).find(
      ({ phase, peerNumber }) => phase === 'TALKING' && peerNumber === from,
    );
    if (!mine) throw new Error('The call is not talked on');
    return mine.id;
  }, BEGINS_WITHIN_MS);
  await eventually(isHeard, BEGINS_WITHIN_MS);
  return {
    person,
    phone,
    sid,
    callId,
    talk,
    isHeard,
    isUp: async () => !ended && (await outside.callOf(sid)).status === 'in-progress',
  };
}

/** Ends a call as its agent does. @returns the status that it has in the history */
export async function endCall({ person, phone, callId }: LiveCall): Promise<string> {
  const { api } = person;
  await eventually(() => api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: callId }), 20_000);
  const status = await eventually(async () => {
    const { fetchConversations } = await api.run(
      '{ fetchConversations(channel: call, limit: 20) { data { call { callId status } } } }',
    );
    const items = fetchConversations.data as { call: { callId: string; status: string } }[];
    const found = items.find(({ call }) => call.callId === callId)?.call.status;
    if (found === undefined || found === 'ON_GOING') throw new Error('The call is not over');
    return found;
  }, 40_000);
  phone.lose();
  return status;
}

/** How many of the calls are so. */
export async function countOf(calls: readonly LiveCall[], is: (call: LiveCall) => Promise<boolean>): Promise<number> {
  return (await Promise.all(calls.map(is))).filter(Boolean).length;
}
