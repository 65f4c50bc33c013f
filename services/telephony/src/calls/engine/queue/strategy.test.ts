/** The table of defaults 11.4, and what must hold of every queue. */
import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  type Attempt,
  type CallerMemory,
  freshMemory,
  nextAttempt,
  type Question,
  type QueueMember,
  RING_STRATEGIES,
  type RingStrategy,
  type Turn,
} from './strategy.ts';

const SECOND = 1000;
const NOW = 1_000 * SECOND;
const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan'];
/** The members of the example, at second 1000. */
const team: QueueMember[] = [
  { userId: 'Ana', penalty: 0, completed: 5, lastEnd: 900 * SECOND },
  { userId: 'Ben', penalty: 0, completed: 3, lastEnd: 400 * SECOND },
  { userId: 'Cyd', penalty: 0, completed: 3, lastEnd: null },
  { userId: 'Dan', penalty: 0, completed: 9, lastEnd: 700 * SECOND },
];
/** Pointer 2, 0-based: Ben was the last one tried. */
const pointer: Turn = { userId: 'Ben', position: 1 };

const question = (strategy: RingStrategy, over: Partial<Question> = {}): Question => ({
  strategy,
  callId: 'call',
  members: team,
  eligible: new Set(NAMES),
  memory: freshMemory,
  queueTurn: pointer,
  now: NOW,
  ...over,
});

function asked(strategy: RingStrategy, over: Partial<Question> = {}): Attempt {
  const attempt = nextAttempt(question(strategy, over));
  if (!attempt) throw new Error('nobody was chosen');
  return attempt;
}

/** Attempts that nobody answers, one after the other. */
function unanswered(strategy: RingStrategy, count: number, over: Partial<Question> = {}): Attempt[] {
  let memory: CallerMemory = over.memory ?? freshMemory;
  let queueTurn = over.queueTurn === undefined ? pointer : over.queueTurn;
  return Array.from({ length: count }, () => {
    const attempt = asked(strategy, { ...over, memory, queueTurn });
    memory = afterAttempt(attempt.memory, attempt.endsPass);
    queueTurn = attempt.queueTurn;
    return attempt;
  });
}

const names = (attempts: readonly Attempt[]) => attempts.map(({ ring }) => ring.join(' '));
const ALL = 'Ana Ben Cyd Dan';

describe('the table of defaults 11.4', () => {
  const golden: [RingStrategy, first: string, busy: string, six: string[]][] = [
    ['RINGALL', ALL, 'Ben Dan', [ALL, ALL, ALL, ALL, ALL, ALL]],
    ['LINEAR', 'Ana', 'Ben', ['Ana', 'Ben', 'Cyd', 'Dan', 'Ana', 'Ben']],
    ['ROUNDROBIN', 'Ana', 'Ben', ['Ana', 'Ben', 'Cyd', 'Dan', 'Ana', 'Ben']],
    ['RRMEMORY', 'Cyd', 'Dan', ['Cyd', 'Dan', 'Ana', 'Ben', 'Cyd', 'Dan']],
    ['FEWESTCALLS', 'Ben', 'Ben', ['Ben', 'Cyd', 'Ana', 'Dan', 'Ben', 'Cyd']],
    ['LEASTRECENT', 'Cyd', 'Ben', ['Cyd', 'Ben', 'Dan', 'Ana', 'Cyd', 'Ben']],
  ];
  it.each(golden)('%s', (strategy, first, busy, six) => {
    expect(asked(strategy).ring.join(' ')).toBe(first);
    expect(asked(strategy, { eligible: new Set(['Ben', 'Dan']) }).ring.join(' ')).toBe(busy);
    expect(names(unanswered(strategy, 6))).toEqual(six);
  });

  it.each([
    ['LINEAR', ['Ana', 'Cyd', 'Ben', 'Dan', 'Ana', 'Cyd']],
    ['RRMEMORY', ['Cyd', 'Ana', 'Ben', 'Dan', 'Ana', 'Cyd']],
    ['FEWESTCALLS', ['Cyd', 'Ana', 'Ben', 'Dan', 'Cyd', 'Ana']],
    ['RINGALL', [ALL, ALL]],
  ] as const)('%s asks those who have no page last in each pass', (strategy, expected) => {
    expect(names(unanswered(strategy, expected.length, { byPush: new Set(['Ben', 'Dan']) }))).toEqual([...expected]);
  });

  it('the metrics are those of the definition', () => {
    expect(asked('LEASTRECENT').metrics).toEqual({ Ana: 999_900, Ben: 999_400, Cyd: 0, Dan: 999_700 });
    expect(asked('FEWESTCALLS').metrics).toEqual({ Ana: 5, Ben: 3, Cyd: 3, Dan: 9 });
    expect(asked('RRMEMORY').metrics).toEqual({ Ana: 2, Ben: 3, Cyd: 0, Dan: 1 });
    const second = unanswered('FEWESTCALLS', 2)[1];
    expect(second?.metrics).toEqual({ Ana: 5, Ben: 1_000_000_003, Cyd: 3, Dan: 9 });
  });

  it('a pass ends when everybody who can be rung was tried once; with RINGALL at each attempt', () => {
    const ends = (strategy: RingStrategy, over: Partial<Question> = {}) =>
      unanswered(strategy, 6, over).map(({ endsPass }) => endsPass);
    for (const strategy of ['LINEAR', 'RRMEMORY', 'FEWESTCALLS', 'LEASTRECENT'] as const)
      expect(ends(strategy)).toEqual([false, false, false, true, false, false]);
    expect(ends('RINGALL')).toEqual([true, true, true, true, true, true]);
    const two = { eligible: new Set(['Ben', 'Dan']) };
    expect(ends('LINEAR', two)).toEqual([false, true, false, true, false, true]);
    expect(unanswered('LINEAR', 6).at(-1)?.memory).toMatchObject({ attempts: 6, passes: 1, tries: { Ana: 1, Ben: 1 } });
  });
});

describe('a penalty', () => {
  const with1 = (...penalised: string[]) =>
    team.map((member) => ({ ...member, penalty: penalised.includes(member.userId) ? 1 : 0 }));
  it('keeps a member back while somebody with less can be rung', () => {
    expect(asked('RINGALL', { members: with1('Ana', 'Dan') }).ring).toEqual(['Ben', 'Cyd']);
    expect(asked('LINEAR', { members: with1('Ana') }).ring).toEqual(['Ben']);
    expect(asked('LEASTRECENT', { members: with1('Cyd') }).ring).toEqual(['Ben']);
    expect(asked('RANDOM', { members: with1('Ana', 'Ben', 'Cyd') }).ring).toEqual(['Dan']);
    expect(asked('RINGALL', { members: with1('Ana', 'Dan'), eligible: new Set(['Ana', 'Dan']) }).ring).toEqual([
      'Ana',
      'Dan',
    ]);
  });

  it('weighs less than a try: a silent phone gives way', () => {
    expect(names(unanswered('FEWESTCALLS', 4, { members: with1('Cyd') }))).toEqual(['Ben', 'Ana', 'Dan', 'Cyd']);
  });
});

describe('what is remembered', () => {
  it('RRMEMORY goes on after the last one tried, for the next caller too; LINEAR begins anew', () => {
    const first = unanswered('RRMEMORY', 2);
    expect(asked('RRMEMORY', { callId: 'next', queueTurn: first[1]?.queueTurn ?? null }).ring).toEqual(['Ana']);
    const linear = unanswered('LINEAR', 2);
    expect(asked('LINEAR', { callId: 'next', queueTurn: linear[1]?.queueTurn ?? null }).ring).toEqual(['Ana']);
    // LINEAR moves no pointer of the queue.
    expect(linear[1]?.queueTurn).toEqual(pointer);
  });

  it('turns survive a list that changes: after the member, and in the place of one who left', () => {
    const [ana, ben, cyd, dan] = team as [QueueMember, QueueMember, QueueMember, QueueMember];
    expect(asked('RRMEMORY', { members: [ben, ana, dan, cyd] }).ring).toEqual(['Ana']);
    expect(asked('RRMEMORY', { members: [ana, cyd, dan] }).ring).toEqual(['Cyd']);
    expect(asked('RRMEMORY', { members: [ana], eligible: new Set(['Ana']) }).ring).toEqual(['Ana']);
  });

  it('LEASTRECENT: who never had a call comes before anybody, however long idle', () => {
    const years = team.map((member, at) => ({ ...member, lastEnd: at === 3 ? null : NOW - 2_000_000 * SECOND }));
    const { metrics, ring } = asked('LEASTRECENT', { members: years });
    expect(metrics).toEqual({ Ana: 1, Ben: 1, Cyd: 1, Dan: 0 });
    expect(ring).toEqual(['Dan']);
    // A clock that ran back makes nobody negative.
    const ahead = team.map((member) => ({ ...member, lastEnd: NOW + 5 * SECOND }));
    expect(asked('LEASTRECENT', { members: ahead }).metrics['Ana']).toBe(1_000_000);
  });

  it('RANDOM draws anew for each attempt and caller, the same when it is asked again, and reaches everybody', () => {
    const drawn = unanswered('RANDOM', 200);
    expect(names(unanswered('RANDOM', 200))).toEqual(names(drawn));
    expect(names(unanswered('RANDOM', 200, { callId: 'other' }))).not.toEqual(names(drawn));
    for (const name of NAMES) expect(names(drawn).filter((rung) => rung === name).length).toBeGreaterThan(20);
    // Who is busy does not change what the others drew.
    const some = asked('RANDOM', { eligible: new Set(['Ben', 'Dan']) }).metrics;
    expect(some['Dan']).toBe(asked('RANDOM').metrics['Dan']);
  });
});

describe('whatever the queue is like', () => {
  /** Small, seeded. */
  const numbers = (seed: number) => {
    let n = seed;
    return (below: number) => {
      n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((n / 4_294_967_296) * below);
    };
  };
  const crowd = (size: number, random: (below: number) => number): QueueMember[] =>
    Array.from({ length: size }, (_, at) => ({
      userId: `m${at}`,
      penalty: random(3),
      completed: random(20),
      lastEnd: random(3) === 0 ? null : NOW - random(5_000) * SECOND,
    }));

  it.each(RING_STRATEGIES)('%s rings only who can be rung, and somebody whenever anybody can', (strategy) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = numbers(seed);
      const members = crowd(random(40), random);
      let memory = freshMemory;
      let queueTurn: Turn | null = null;
      for (let step = 0; step < 12; step += 1) {
        const eligible = new Set(members.filter(() => random(3) > 0).map(({ userId }) => userId));
        const attempt = nextAttempt(question(strategy, { callId: `c${seed}`, members, eligible, memory, queueTurn }));
        expect(attempt === null).toBe(eligible.size === 0);
        if (!attempt) continue;
        expect(attempt.ring.every((userId) => eligible.has(userId))).toBe(true);
        expect(attempt.ring.length).toBeGreaterThan(0);
        expect(attempt.ring.length).toBeLessThanOrEqual(strategy === 'RINGALL' ? 30 : 1);
        ({ queueTurn } = attempt);
        memory = afterAttempt(attempt.memory, attempt.endsPass);
      }
    }
  });

  it.each(['LINEAR', 'ROUNDROBIN', 'RRMEMORY', 'FEWESTCALLS', 'LEASTRECENT'] as const)(
    '%s tries everybody once in each pass',
    (strategy) => {
      for (let size = 1; size <= 12; size += 1) {
        const members = crowd(size, numbers(size)).map((member) => ({ ...member, penalty: 0 }));
        const eligible = new Set(members.map(({ userId }) => userId));
        const rung = names(unanswered(strategy, size * 3, { members, eligible, queueTurn: null }));
        for (let pass = 0; pass < 3; pass += 1)
          expect(new Set(rung.slice(pass * size, (pass + 1) * size)).size).toBe(size);
      }
    },
  );

  it('FEWESTCALLS keeps the counts within one of each other, LEASTRECENT goes round, when each call is answered', () => {
    for (const strategy of ['FEWESTCALLS', 'LEASTRECENT'] as const) {
      const members = Array.from({ length: 5 }, (_, at) => ({
        userId: `m${at}`,
        penalty: 0,
        completed: 0,
        lastEnd: null as number | null,
      }));
      const eligible = new Set(members.map(({ userId }) => userId));
      for (let call = 0; call < 50; call += 1) {
        const now = NOW + call * 60 * SECOND;
        const [taker] = asked(strategy, { callId: `c${call}`, members, eligible, now }).ring;
        const member = members.find(({ userId }) => userId === taker);
        if (member) Object.assign(member, { completed: member.completed + 1, lastEnd: now });
        const counts = members.map(({ completed }) => completed);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }
  });
});
