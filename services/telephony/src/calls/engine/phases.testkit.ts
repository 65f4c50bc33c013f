/** Calls in several of their phases, as rows of a workspace: what whoever speaks to us in the name of the carrier may hit. */
import { randomUUID } from 'node:crypto';
import type { CallState, Phase } from './state.ts';
import { transfer } from './transferCases.testkit.ts';
import { Caller, person } from './transfer.testkit.ts';

/** Longer than what happens in them. */
const A_MOMENT_MS = 60_000;

interface Place {
  workspaceId: string;
  teamId: string;
  phoneNumberId: string;
}

/** @param now epoch ms: they began a moment ago @returns calls of that workspace, with ids and sids of their own */
export function callsInPhases({ workspaceId, teamId, phoneNumberId }: Place, now: number): CallState[] {
  const talking = () => new Caller();
  const states = [
    talking().call,
    talking().give({ type: 'HOLD', userId: 'ana', hold: true }).call,
    transfer(talking(), 'WARM', [person('ben', 'Ben')]).call,
    talking().ends('ana').call,
    // Nobody has taken it.
    ...(['RINGING', 'VOICEMAIL', 'ENDING'] satisfies Phase[]).map((phase): CallState => ({
      ...talking().call,
      phase,
      status: 'INCOMING',
      agentUserId: null,
      agentLegId: null,
      answeredAt: null,
      recording: null,
    })),
  ];
  return states.map((state) => {
    // Each has people of its own: nobody is on two calls.
    const names: Record<string, string> = { team: teamId, number: phoneNumberId, w: workspaceId };
    for (const id of ['call', 'ana', 'ben', ...Object.keys(state.legs)]) names[id] = randomUUID();
    const json = JSON.stringify(state).replaceAll(/"[^":]+"/g, (text) => {
      const name = text.slice(1, -1);
      if (name.startsWith('CA-')) names[name] ??= `CA${randomUUID().replaceAll('-', '')}`;
      return `"${names[name] ?? name}"`;
    });
    const later = now - state.startedAt - A_MOMENT_MS;
    const call = JSON.parse(json, (_name, value: unknown) =>
      typeof value === 'number' && value >= state.startedAt ? value + later : value,
    ) as CallState;
    // Nothing happens by itself.
    return { ...call, timers: {}, inFlight: {} };
  });
}
