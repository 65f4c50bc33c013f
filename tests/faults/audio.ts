/** Live audio survives: every process but the world outside is killed during live calls, one after the other and all at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { outcome, secondsSince } from '../figures/figures.ts';
import type { Scenario } from './scenario.ts';
import { MORTALS } from './stage.ts';
import { countOf, endCall, liveCalls, type LiveCall } from './world/liveCalls.ts';

/** Tones are measured over the last second: what is heard after this was said after the kill. */
const HEARD_AFTER_MS = 1_200;
/** Within this a client sees its call again. */
const SEEN_WITHIN_MS = 60_000;

export const audio: Scenario = async ({ short, stage: open, say }) => {
  const stage = await open();
  const calls = await liveCalls(stage, stage.people.slice(0, short ? 2 : 6));
  const rows: (string | number)[][] = [];
  const wrong: string[] = [];
  const victims = [...(short ? ['telephony'] : MORTALS).map((name) => [name]), [...MORTALS]];
  for (const names of victims) {
    const what = names.length > 1 ? 'all at once' : (names[0] ?? '');
    say(`kill -9 ${what}`);
    const members = names.map((name) => stage.cluster.member(name));
    await Promise.all(members.map((member) => member.signal('SIGKILL')));
    const killed = performance.now();
    let away = true;
    const ready = Promise.all(members.map((member) => member.untilReady())).finally(() => (away = false));
    const [heardMeanwhile] = await Promise.all([mostHeard(calls, () => away), ready]);
    const readyAgain = secondsSince(killed);
    await eventually(async () => (await countOf(calls, isTalkingForTheProduct)) === calls.length, SEEN_WITHIN_MS).catch(
      () => wrong.push(`${what}: a call is not seen as live any more`),
    );
    const seenAgain = secondsSince(killed);
    const up = await countOf(calls, (call) => call.isUp());
    const heard = await countOf(calls, (call) => call.isHeard());
    rows.push([what, calls.length, calls.length - up, heardMeanwhile, heard, readyAgain, seenAgain]);
    if (up < calls.length) wrong.push(`${what}: ${calls.length - up} calls dropped`);
    if (heardMeanwhile < calls.length || heard < calls.length) wrong.push(`${what}: a side does not hear the other`);
  }
  const statuses = await Promise.all(calls.map(endCall));
  const notCompleted = statuses.filter((status) => status !== 'COMPLETED');
  if (notCompleted.length > 0) wrong.push(`calls ended as ${notCompleted.join(', ')}`);
  return outcome(
    [
      {
        title: 'Audio: calls while processes are killed',
        columns: [
          'killed',
          'live calls',
          'dropped',
          'heard both ways meanwhile',
          'and after',
          's until ready again',
          's until the agent sees the call again',
        ],
        rows,
      },
    ],
    wrong,
  );
};

/**
 * Looks until each side hears the other in every call, as long as `going`. More than one look: all of those processes start on the cores
 * of the tones and of those who listen, so that a second of them may come late.
 */
async function mostHeard(calls: readonly LiveCall[], going: () => boolean): Promise<number> {
  let most = 0;
  do {
    await pause(HEARD_AFTER_MS);
    most = Math.max(most, await countOf(calls, (call) => call.isHeard()));
  } while (most < calls.length && going());
  return most;
}

async function isTalkingForTheProduct({ person, callId }: LiveCall): Promise<boolean> {
  const { getMyLiveCalls } = await person.api.run('{ getMyLiveCalls { id phase } }');
  return (getMyLiveCalls as { id: string; phase: string }[]).some(
    ({ id, phase }) => id === callId && phase === 'TALKING',
  );
}
