/** The agents' phones of a crowd, in a process of their own: each answers what rings and talks. Forked with IPC. */
import { Api, openPhone, type Talk } from '@ringline/tests/testkit/index.ts';
import type { Agent } from '../../world/people.ts';
import { answerQuestions } from '../media/ask.ts';

/** Registrations at once; they come from one address. */
const AT_ONCE = 4;
const END = 'mutation ($callId: ID!) { endCall(callId: $callId) { id } }';
const CALLS =
  '{ fetchConversations(channel: call) { data { call { callId status endReason talkTime } } metadata { count } } }';

/** What became of a call, as its agent's history tells it. */
export interface Told {
  readonly callId: string;
  readonly status: string;
  readonly endReason: string | null;
  readonly talkTime: number | null;
}

/** What one agent's phone hears now. */
export interface HeardHere {
  /** Of the outside party's tone, 0..32767. 0: nobody is on the line. */
  readonly loudness: number;
  /** Packets since the call began. */
  readonly packets: number;
}

const apis: Api[] = [];
const talks: (Talk | undefined)[] = [];

answerQuestions({
  /** Registers everybody's phone; from then on each takes every call at once. */
  async open(url: string, agents: readonly Agent[], tone: number): Promise<void> {
    const waiting = agents.map((agent, index) => ({ agent, index }));
    const work = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const { token, workspaceId } = one.agent;
        const api = new Api(url, { token, workspace: workspaceId });
        apis[one.index] = api;
        const phone = await openPhone(api, { tone });
        void answering(phone, one.index);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  },
  /** By agent; undefined for who is on no call. */
  heard: (tone: number): (HeardHere | undefined)[] =>
    apis.map((_, index) => {
      const audio = talks[index]?.audio;
      return audio && { loudness: audio.hears([tone])[String(tone)] ?? 0, packets: audio.packets };
    }),
  /** The agent presses End. */
  async end(index: number): Promise<void> {
    const [newest] = await historyOf(index);
    if (newest) await apis[index]?.run(END, { callId: newest.callId });
  },
  history: (index: number): Promise<Told[]> => historyOf(index),
});

async function answering(phone: Awaited<ReturnType<typeof openPhone>>, index: number): Promise<void> {
  for (;;) {
    const talk = await (await phone.ring()).accept();
    talks[index] = talk;
    void talk.ended.then(() => {
      if (talks[index] === talk) talks[index] = undefined;
    });
  }
}

async function historyOf(index: number): Promise<Told[]> {
  const answer = await apis[index]?.run(CALLS);
  return (answer?.fetchConversations.data ?? []).map(({ call }: { call: Told }) => call);
}
