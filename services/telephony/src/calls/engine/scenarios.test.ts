import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { randomCustomFlow } from './flow/flows.testkit.ts';
import { endOf, SCENARIO_ENDS } from './ends.testkit.ts';
import { reduce } from './reduce.ts';
import { runScenario } from './scenarios.testkit.ts';

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
