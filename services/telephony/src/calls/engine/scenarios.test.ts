import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import type { Command } from './commands.ts';
import { randomCustomFlow } from './flow/flows.testkit.ts';
import { endOf, SCENARIO_ENDS } from './ends.testkit.ts';
import type { CallInput } from './inputs.ts';
import { reduce } from './reduce.ts';
import { runScenario } from './scenarios.testkit.ts';
import { isFinal } from './state.ts';
import type { StepResult } from './step.ts';

/** `npm run soak -- engine` runs 100,000. */
const SCENARIOS = 5_000;
/** Of them, run twice: their logs are the same byte by byte. */
const REPEATED = 1_000;
const CUSTOM_FLOWS = 1_000;

describe('the call engine, in seeded random scenarios', () => {
  it('gives byte-identical logs twice, ends every call, and visits every final status and reason of the slice', () => {
    const digests: string[] = [];
    const visited = new Set<string>();
    const said = new Set<string>();
    let supervisedByTwo = 0;
    let leftAtClosing = 0;
    let leftConnected = 0;
    let extensions = 0;
    const held = new Set<string>();
    const waited = new Set<string>();
    const lost = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      const hash = createHash('sha256');
      for (let seed = 1; seed <= (round === 0 ? SCENARIOS : REPEATED); seed += 1) {
        const { log, final } = runScenario(seed, reduce);
        if (seed <= REPEATED) hash.update(log);
        if (final.alsoSupervising) supervisedByTwo += 1;
        if (log.includes('"name":"queue.closed"')) leftAtClosing += 1;
        if (final.leftConnected) leftConnected += 1;
        for (const [, name = ''] of log.matchAll(/"name":"(participant\.(?:held|resumed|hold_failed)[a-z_]*)"/g))
          held.add(name);
        if (/The caller pressed \d{2,6}: /.test(log)) extensions += 1;
        visited.add(endOf(final));
        for (const [, name = ''] of log.matchAll(/"name":"device\.([a-z_]+)"/g)) lost.add(name);
        for (const [, name = ''] of log.matchAll(/"name":"call\.(set_aside|taken_up|not_taken_up)"/g)) waited.add(name);
        for (const [, name = ''] of log.matchAll(
          /"name":"((?:flow|fallback|forward|phone|transfer|supervision)[a-z_.]+)"/g,
        ))
          said.add(name);
      }
      digests.push(hash.digest('hex'));
    }
    expect(digests[0]).toBe(digests[1]);
    expect(supervisedByTwo).toBeGreaterThan(0);
    expect(leftAtClosing).toBeGreaterThan(0);
    expect(leftConnected).toBeGreaterThan(0);
    expect(['participant.held', 'participant.resumed'].filter((name) => !held.has(name))).toEqual([]);
    expect(extensions).toBeGreaterThan(0);
    expect([...waited].sort()).toEqual(['not_taken_up', 'set_aside', 'taken_up']);
    expect([...lost].sort()).toEqual(['loaded_anew', 'silent']);
    expect([...said].sort()).toEqual(
      [
        'fallback.taken',
        'fallback_loop_stopped',
        'flow.exhausted',
        'flow.key',
        'flow.menu',
        'flow.no_agent',
        'flow.no_key',
        'flow.sound',
        'flow.wrong_key',
        'forward.answered',
        'forward.asked',
        'forward.caller_not_shown',
        'forward.not_accepted',
        'forward.refused',
        'forward.ringing',
        'forward.shows_caller',
        'forward.shows_number',
        'forward.timed_out',
        'forward.unreachable',
        'phone.credit_ending',
        'phone.credit_over',
        'supervision.changed',
        'supervision.ended',
        'supervision.not_changed',
        'supervision.not_taken_over',
        'supervision.started',
        'supervision.took_over',
        'transfer.accepted',
        'transfer.agent_left',
        'transfer.cancelled',
        'transfer.cold',
        'transfer.completed',
        'transfer.fallback',
        'transfer.merged',
        'transfer.returned',
        'transfer.ringing_back',
        'transfer.taken_back',
        'transfer.warm',
      ].sort(),
    );
    expect([...visited].sort()).toEqual([...SCENARIO_ENDS].sort());
  }, 120_000);

  it('ends every call of flows that lead anywhere, in circles and nowhere, and says why it goes where it does', () => {
    const said = new Set<string>();
    const ends = new Set<string>();
    for (let seed = 1; seed <= CUSTOM_FLOWS; seed += 1) {
      const { log, final } = runScenario(seed, reduce, randomCustomFlow);
      if (final.direction === 'INBOUND') ends.add(`${final.status} ${final.endReason}`);
      for (const [, name = ''] of log.matchAll(/"name":"(flow[a-z_.]+)"/g)) said.add(name);
    }
    expect([...said]).toEqual(
      expect.arrayContaining([
        'flow.closed',
        'flow.exhausted',
        'flow.goto',
        'flow.key',
        'flow.loop_stopped',
        'flow.menu',
        'flow.no',
        'flow.no_agent',
        'flow.open',
        'flow.set',
        'flow.sound',
        'flow.tag',
        'flow.text',
        'flow.text_again',
        'flow.text_refused',
        'flow.webhook_answered',
        'flow.webhook_asked',
        'flow.webhook_failed',
        'flow.yes',
      ]),
    );
    expect([...ends]).toEqual(
      expect.arrayContaining([
        'COMPLETED ANNOUNCEMENT_PLAYED',
        'COMPLETED CALLER_HANGUP',
        'MISSED NO_ANSWER',
        'MISSED OUTSIDE_HOURS',
        'VOICEMAIL VOICEMAIL_LEFT',
      ]),
    );
  });

  it('finds a planted defect: an engine that does nothing when the last member declines', () => {
    const broken: typeof reduce = (call, input, now, seed) => {
      const result = reduce(call, input, now, seed);
      if (input.type !== 'OFFER_DECLINED' || result.call.phase !== 'ENDING') return result;
      return { ...result, call: { ...result.call, phase: 'RINGING', timers: {}, inFlight: {} } };
    };
    expect(firstFailure(broken)).toMatch(/no command and no timer/);
  });

  it('finds a planted defect: an engine that lets a second device win', () => {
    const broken: typeof reduce = (call, input, now, seed) => {
      const result = reduce(call, input, now, seed);
      if (input.type !== 'OFFER_ANSWERED') return result;
      const offers = result.call.offers.map((offer) =>
        offer.id === input.legId ? { ...offer, state: 'ACCEPTED' as const } : offer,
      );
      return { ...result, call: { ...result.call, offers } };
    };
    expect(firstFailure(broken)).toMatch(/two people won/);
  });

  it('finds a planted defect: an engine that takes everybody for free', () => {
    const broken: typeof reduce = (call, input, now, seed) =>
      'candidates' in input && input.candidates
        ? reduce(call, { ...input, candidates: input.candidates.map(free) }, now, seed)
        : reduce(call, input, now, seed);
    expect(firstFailure(broken)).toMatch(/is rung while busy \((?:CALL|OFFER)\)/);
  });

  it('finds a planted defect: an engine that adds people without a look at who is there', () => {
    const broken: typeof reduce = (call, input, now, seed) => {
      if (input.type !== 'ADD_PEOPLE') return reduce(call, input, now, seed);
      const candidates = input.candidates.map((person) => ({ ...person, userId: `another ${person.userId}` }));
      const result = reduce(call, { ...input, candidates }, now, seed);
      return JSON.parse(JSON.stringify(result).replaceAll('"another ', '"')) as typeof result;
    };
    expect(firstFailure(broken)).toMatch(/is rung for a call that they are on/);
  });

  it('finds a planted defect: an engine that lets somebody take a second call', () => {
    const broken: typeof reduce = (call, input, now, seed) =>
      reduce(call, input.type === 'OFFER_ANSWERED' ? { ...input, engaged: false } : input, now, seed);
    expect(firstFailure(broken)).toMatch(/took a call while on another/);
  });

  it('finds a planted defect: an engine that forgets the tone for a lost agent', () => {
    const broken = without(
      (command, { call }) => command.kind === 'HOLD_LEG' && command.sound === 'lost-agent' && call.heldSince === null,
    );
    expect(firstFailure(broken)).toMatch(/a caller hears nothing/);
  });

  it('finds a planted defect: an engine that does not end the music', () => {
    const broken = without((command) => command.kind === 'HOLD_LEG' && !command.hold);
    expect(firstFailure(broken)).toMatch(/a caller hears (?:MUSIC|TONE) .*TALKING/);
  });

  it('finds a planted defect: an engine that does not tell a caller that nobody has the call any longer', () => {
    const broken = without(
      ({ kind }, { call }) => kind === 'REDIRECT_LEG' && call.answeredAt !== null && call.phase !== 'TALKING',
    );
    expect(firstFailure(broken)).toMatch(/a caller hears BRIDGE instead of/);
  });

  it('finds a planted defect: an engine that leaves a caller to ringing whom somebody has taken', () => {
    const broken = without(({ kind }, { call }) => kind === 'REDIRECT_LEG' && call.phase === 'TALKING');
    expect(firstFailure(broken)).toMatch(/a caller who is connected still hears/);
  });

  it('finds a planted defect: an engine that tells the end of a call twice', () => {
    const broken = changed(({ call, changes, ...result }) => {
      if (!changes.some(({ cause }) => cause === 'ENDED')) return { call, changes, ...result };
      const version = call.version + 1;
      return { ...result, call: { ...call, version }, changes: [...changes, { cause: 'ENDED', version }] };
    });
    expect(firstFailure(broken)).toMatch(/the talk of a call is told twice/);
  });

  it('finds a planted defect: an engine that forgets, by the end of a call, when a phone outside had left it', () => {
    const broken = changed(({ call, ...result }) => {
      if (!isFinal(call)) return { call, ...result };
      const forwards = call.forwards?.map(({ endedAt: _forgotten, ...phone }) => phone);
      return { ...result, call: { ...call, ...(forwards ? { forwards } : {}) } };
    });
    expect(firstFailure(broken)).toMatch(/a leg is charged twice: by another figure/);
  });

  it('finds a planted defect: an engine that counts a talk from when the call came', () => {
    const broken = changed(({ call, ...result }) => {
      const answeredAt = call.answeredAt === null || !isFinal(call) ? call.answeredAt : call.startedAt;
      return { ...result, call: { ...call, answeredAt } };
    });
    expect(firstFailure(broken)).toMatch(/a leg is charged for \d+ s, which is longer than it talked/);
  });

  it('finds a planted defect: an engine that waits for a lost agent for a minute', () => {
    const broken: typeof reduce = (call, input, now, seed) => {
      const isOnce = input.type === 'TIMER' && input.name === 'lostAgent' && now < call.phaseSince + 60_000;
      if (!isOnce) return reduce(call, input, now, seed);
      const waits = { ...call, timers: { ...call.timers, lostAgent: call.phaseSince + 60_000 } };
      return {
        ...reduce(call, NOTHING_NEW, now, seed),
        call: waits,
      };
    };
    expect(firstFailure(broken)).toMatch(/is kept busy [\d.]+ s after their connection was lost .*AGENT_LOST/);
  });

  it('finds a planted defect: an engine that leaves a caller to a page that is gone', () => {
    const broken: typeof reduce = (call, input, now, seed) => {
      const isForgotten = input.type === 'DEVICE_LOST' && input.legId === call.agentLegId && call.phase === 'TALKING';
      return reduce(call, isForgotten ? NOTHING_NEW : input, now, seed);
    };
    expect(firstFailure(broken)).toMatch(/a caller hears nothing .*DEVICE_LOST/);
  });

  it('finds a planted defect: an engine that waits for a page that has been silent for 30 s already', () => {
    const broken: typeof reduce = (call, input, now, seed) =>
      reduce(call, input.type === 'DEVICE_LOST' ? { ...input, why: 'LOADED_ANEW' } : input, now, seed);
    expect(firstFailure(broken)).toMatch(/is kept busy [\d.]+ s after their connection was lost .*AGENT_LOST/);
  });

  it('finds a planted defect: an engine that keeps a call aside whose person is on no other', () => {
    const broken: typeof reduce = (call, input, now, seed) => {
      if (input.type !== 'TIMER' || input.name !== 'setAside') return reduce(call, input, now, seed);
      return reduce(call, { ...input, candidates: (input.candidates ?? []).map(busy) }, now, seed);
    };
    expect(firstFailure(broken)).toMatch(/is kept busy [\d.]+ s after their connection was lost .*HELD/);
  });
});

/** Changes nothing that a scenario looks at. */
const NOTHING_NEW: CallInput = { type: 'CONFERENCE', conferenceSid: 'CF', legId: null, joined: null };

const free = (person: Candidate): Candidate => ({ ...person, engaged: null });
const busy = (person: Candidate): Candidate => ({ ...person, engaged: 'CALL' });

/** An engine whose steps are changed. */
const changed =
  (how: (result: StepResult) => StepResult): typeof reduce =>
  (...given) =>
    how(reduce(...given));

/** An engine that forgets these commands. */
const without = (isForgotten: (command: Command, result: StepResult) => boolean): typeof reduce =>
  changed((result) => {
    const commands = result.commands.filter((command) => !isForgotten(command, result));
    return { ...result, commands };
  });

function firstFailure(reducer: typeof reduce): string {
  for (let seed = 1; seed <= SCENARIOS; seed += 1) {
    try {
      runScenario(seed, reducer);
    } catch (error) {
      return String(error);
    }
  }
  return 'none';
}
