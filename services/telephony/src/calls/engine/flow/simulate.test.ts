import { describe, expect, it } from 'vitest';
import type { Candidate } from '../candidate.ts';
import type { FlowConfig } from './config.ts';
import type { DocumentNode } from './document.ts';
import type { Condition } from './graph.ts';
import { type Trial, tryFlow } from './simulate.ts';

const CONFIG: FlowConfig = {
  type: 'IVR',
  teamId: 'desk',
  timeoutSeconds: 20,
  voicemail: true,
  closedFallback: 'VOICEMAIL',
  fallback: { action: 'PHONE_NUMBER', forward: { to: '+14155550177', pressOne: true } },
  menu: {
    prompt: { say: 'Press 1 or 2.' },
    choices: [
      { key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: 'sales' } },
      {
        key: '2',
        label: 'Help',
        target: {
          kind: 'MENU',
          menu: {
            prompt: { say: 'Press 1.' },
            choices: [{ key: '1', label: 'Ben', target: { kind: 'USER', userId: 'ben' } }],
          },
        },
      },
    ],
  },
};
const person = (userId: string, presence: Candidate['presence'] = 'AVAILABLE'): Candidate => ({
  userId,
  name: userId,
  active: true,
  hasSeat: true,
  hours: null,
  availableUntil: null,
  paused: false,
  missedInARow: 0,
  presence,
  engaged: null,
  devices: [{ identity: userId, label: 'Laptop' }],
});
const TAG: Condition = { subject: 'CONTACT_TAG', operator: 'IS', name: '', values: [] };
const tried = (change: Partial<Trial>) => {
  const { lines, end } = tryFlow({
    config: CONFIG,
    playGreeting: false,
    recordCall: false,
    at: 1_760_000_000_000,
    closed: null,
    caller: '+14155550123',
    number: '+14155550100',
    peopleAt: ({ teamId, userId }) => [person(userId ?? teamId ?? '')],
    answers: '',
    keys: [],
    ...change,
  });
  return { path: lines.map(({ description }) => description), end, lines };
};

describe('a flow that is tried', () => {
  it('goes the way of the keys to whoever answers, the same way each time', () => {
    const one = tried({ keys: ['2', '1'], answers: 'ben' });
    expect(one.end).toBe('ANSWERED');
    expect(one.path).toEqual([
      '+14155550123 called +14155550100',
      'The caller hears the menu: 1 Sales, 2 Help',
      'The caller pressed 2: Help',
      'The caller hears the menu: 1 Ben',
      'The caller pressed 1: Ben',
      'Ringing ben for 20 s',
      'ben answered after 11 s',
    ]);
    expect(tried({ keys: ['2', '1'], answers: 'ben' })).toEqual(one);
  });

  it('says who was passed over and why, what it falls back to, and that the phone there takes the call', () => {
    const { path, end } = tried({
      keys: ['1'],
      answers: '+14155550177',
      peopleAt: () => [person('ana', 'BUSY')],
    });
    expect(path).toEqual(
      expect.arrayContaining([
        'Skipped ana: busy',
        'No one took the call: it falls back to +14155550177',
        '+14155550177 picked up and is asked to press 1',
      ]),
    );
    expect(end).toBe('ANSWERED');
  });

  it('takes digits in a row as an extension where the menu has any, and a key of it after 2 s', () => {
    const choices: NonNullable<FlowConfig['menu']>['choices'] = [
      { key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: 'sales' } },
      { key: '101', label: 'Ben', target: { kind: 'USER', userId: 'ben' } },
      { key: '1010', label: 'Cyd', target: { kind: 'USER', userId: 'cyd' } },
    ];
    const config: FlowConfig = { ...CONFIG, menu: { prompt: { say: 'Dial an extension, or 1.' }, choices } };
    const began = 1_760_000_000_000;
    const pressed = (...keys: string[]) =>
      tried({ config, keys }).lines.flatMap(({ at, name, description }) =>
        /^flow\.(key|wrong_key|no_key)$/.test(name) ? [`${description} after ${(at - began) / 1000} s`] : [],
      );
    expect(pressed('101')).toEqual(['The caller pressed 101: Ben after 5 s']);
    expect(pressed('101#'), '# ends it at once').toEqual(['The caller pressed 101: Ben after 3 s']);
    expect(pressed('1010'), 'so does the last digit that any of them has').toEqual([
      'The caller pressed 1010: Cyd after 3 s',
    ]);
    expect(pressed('1')).toEqual(['The caller pressed 1: Sales after 5 s']);
    expect(pressed('1#')).toEqual(['The caller pressed 1: Sales after 3 s']);
    expect(pressed('19', '10', '#')).toEqual([
      '19 is not an option (try 1 of 3) after 5 s',
      '10 is not an option (try 2 of 3) after 10 s',
      'No key was pressed (try 3 of 3) after 13 s',
    ]);
    expect(tried({ config: CONFIG, keys: ['21'], answers: 'ben' }).end, 'menus with keys alone take one each').toBe(
      'ANSWERED',
    );
  });

  it('asks for the tags of the contact, those that the flow gave among them', () => {
    const nodes: DocumentNode[] = [
      {
        id: 'vip',
        kind: 'CONDITION',
        condition: { ...TAG, subject: 'CONTACT_VIP' },
        next: 'message',
        otherwise: 'tag',
      },
      { id: 'tag', kind: 'TAG', tag: 'Caller', next: 'again' },
      { id: 'again', kind: 'CONDITION', condition: { ...TAG, values: ['caller'] }, next: 'bye', otherwise: 'message' },
      { id: 'message', kind: 'VOICEMAIL' },
      { id: 'bye', kind: 'END' },
    ];
    const custom = { version: 1, document: { start: 'vip', nodes } };
    const config: FlowConfig = { ...CONFIG, type: 'CUSTOM', custom };
    expect(tried({ config, contactTags: ['vip'] }).end).toBe('VOICEMAIL');
    expect(tried({ config })).toMatchObject({
      end: 'ENDED',
      path: expect.arrayContaining([
        'The contact is a VIP? No: it has no tags',
        'The contact has the tag caller? Yes: it has Caller',
      ]) as string[],
    });
  });

  it('ends at the tone when nobody presses, answers or picks up, and outside the hours at once', () => {
    expect(tried({}).end).toBe('VOICEMAIL');
    expect(tried({ closed: { opensAt: null } })).toMatchObject({
      end: 'VOICEMAIL',
      path: expect.arrayContaining(["Outside the number's hours: no one is called"]) as string[],
    });
    expect(tried({ config: { ...CONFIG, fallback: null, voicemail: false } }).end).toBe('UNAVAILABLE');
    const queue: FlowConfig = { ...CONFIG, type: 'QUEUE', queue: { callbackKey: '4' } };
    expect(tried({ config: queue, keys: ['4'] })).toMatchObject({
      end: 'CALLBACK',
      path: expect.arrayContaining(['The caller keeps place 1 and is called back']) as string[],
    });
    expect(tried({ config: queue, keys: ['4'], caller: 'anonymous' }).end).toBe('VOICEMAIL');
    expect(tried({ config: { ...CONFIG, type: 'SOUND', sound: { sound: 'closed' }, fallback: null } }).end).toBe(
      'ENDED',
    );
    expect(tried({ config: { ...CONFIG, type: 'CLASSIC' }, playGreeting: true, answers: 'desk' }).end).toBe('ANSWERED');
  });

  describe('that waits in a queue', () => {
    const queue = (settings: FlowConfig['queue'] = {}, more: Partial<FlowConfig> = {}): FlowConfig => ({
      ...CONFIG,
      type: 'QUEUE',
      fallback: null,
      queue: { strategy: 'LINEAR', maxWaitSeconds: 0, passes: 0, ...settings },
      ...more,
    });
    const [ana, ben] = [person('ana'), person('ben')];

    it('rings whom the strategy says, in order, until somebody answers', () => {
      const run = tried({ config: queue(), peopleAt: () => [ana, person('cyd', 'BUSY'), ben], answers: 'ben' });
      expect(run.end).toBe('ANSWERED');
      const said = run.path.filter((line) => /queue|Attempt|Skipped|answered/.test(line)).join('\n');
      expect(said).toMatch(
        /Joined the queue at place 1[^]*Skipped cyd: busy[^]*ringing ana[^]*ringing ben[^]*ben answered/,
      );
    });

    it('waits on where nobody can be rung, or everybody was and nothing limits the wait', () => {
      expect(tried({ config: queue(), peopleAt: () => [person('ana', 'BUSY')] })).toMatchObject({
        end: 'QUEUED',
        path: expect.arrayContaining(['Skipped ana: busy']) as string[],
      });
      expect(tried({ config: queue(), peopleAt: () => [ana, ben] }).end).toBe('QUEUED');
    });

    it('goes where unanswered calls go when everybody was tried, or the longest wait is over', () => {
      const attempts = (settings: FlowConfig['queue']) => {
        const { end, path } = tried({ config: queue(settings), peopleAt: () => [ana] });
        return [end, path.filter((line) => line.includes('ringing ana')).length];
      };
      expect(attempts({ passes: 2 })).toEqual(['VOICEMAIL', 2]);
      // Twenty seconds each, and five between them.
      expect(attempts({ maxWaitSeconds: 60 })).toEqual(['VOICEMAIL', 3]);
    });

    it('hears the estimated wait where the queue says it and knows how long calls take', () => {
      const handled = new Map([['queue', [100, 200, 300, 400, 500]]]);
      const peopleAt = () => [person('ana', 'BUSY'), person('ben', 'BUSY')];
      const said = (settings: FlowConfig['queue'], change: Partial<Trial> = {}) =>
        tried({ config: queue(settings), peopleAt, handled, ...change }).path.filter((line) =>
          line.includes('estimated'),
        );
      // 300 s a call, for two.
      expect(said({ estimatedWait: true })).toEqual(['The estimated wait is about 3 min']);
      expect(said({})).toEqual([]);
      expect(said({ estimatedWait: true }, { handled: new Map() })).toEqual([]);
    });

    it('is not let in where nobody works', () => {
      const gone: Candidate = { ...ana, devices: [] };
      const { end, path } = tried({ config: queue(), peopleAt: () => [gone] });
      expect(path).toContain('No one is there to take calls in the queue');
      expect(end).toBe('VOICEMAIL');
    });
  });
});
