import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../calls/engine/candidate.ts';
import type { FlowConfig } from '../calls/engine/flow/config.ts';
import { type Trial, tryFlow } from '../calls/engine/flow/simulate.ts';
import { fileOfSound, PROMPT_LANGUAGES, soundIn } from '../sounds/promptLanguage.ts';
import { heardOf } from './heard.ts';

const OWN = 'own/0198c5a0-0000-7000-8000-000000000001/0198c5a0-0000-7000-8000-000000000002.mp3';
const CONFIG: FlowConfig = {
  type: 'CLASSIC',
  teamId: 'desk',
  timeoutSeconds: 20,
  voicemail: true,
  closedFallback: 'VOICEMAIL',
};
const ana: Candidate = {
  userId: 'ana',
  name: 'Ana',
  active: true,
  hasSeat: true,
  hours: null,
  availableUntil: null,
  paused: false,
  missedInARow: 0,
  presence: 'AVAILABLE',
  engaged: null,
  devices: [{ identity: 'ana', label: 'Laptop' }],
};

/** What a caller hears, in short: sounds by their names, words in quotes, and ~ at what goes on. */
const heardIn = (config: Partial<FlowConfig>, change: Partial<Trial> = {}) =>
  heardOf(
    tryFlow({
      config: { ...CONFIG, ...config },
      playGreeting: false,
      recordCall: false,
      at: 1_760_000_000_000,
      closed: null,
      caller: '+14155550123',
      number: '+14155550100',
      peopleAt: () => [ana],
      answers: '',
      keys: [],
      ...change,
    }).scripts,
  ).map(({ prompt, goesOn }) => `${goesOn ? '~' : ''}${'say' in prompt ? `“${prompt.say}”` : prompt.sound}`);

const MENU = {
  prompt: { say: 'Sales & more: press 1.' },
  choices: [{ key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: 'sales' } }],
} as const;
describe('what the caller of a trial hears', () => {
  it('is the notice of the recording, the welcome, the ringing tone and what asks for a message', () => {
    expect(heardIn({}, { playGreeting: true, recordCall: true })).toEqual([
      'recording-notice',
      'greeting',
      '~ringback',
      'voicemail',
    ]);
  });

  it("is the number's own sounds where it has some", () => {
    const sounds = { greeting: OWN, voicemail: OWN } as const;
    expect(heardIn({ sounds }, { playGreeting: true })).toEqual([OWN, '~ringback', OWN]);
  });

  it('is that a key was no choice, and the menu again', () => {
    const words = `“${MENU.prompt.say}”`;
    expect(heardIn({ type: 'IVR', menu: { ...MENU, choices: [...MENU.choices] } }, { keys: ['7', '1'] })).toEqual([
      words,
      'not-an-option',
      words,
      '~ringback',
      'voicemail',
    ]);
  });

  it('is nothing where nobody is there to be rung, but what asks for a message', () => {
    expect(heardIn({}, { peopleAt: () => [] })).toEqual(['voicemail']);
  });
});

describe('what the caller of a trial hears in a queue', () => {
  const queue = { announceSeconds: 60, estimatedWait: true, callbackKey: '1' };
  const handled = new Map([['queue', [90, 95, 100, 105, 110]]]);

  it('is a welcome and music while somebody is rung, and between that the place, how long it takes and how it is kept', () => {
    const told = ['in-line-one', '“Your estimated wait is about 2 minutes.”', 'callback-offer', '~hold-music'];
    expect(heardIn({ type: 'QUEUE', queue }, { handled })).toEqual([
      'connecting',
      '~hold-music',
      ...told,
      ...told,
      'voicemail',
    ]);
  });

  it("is in the number's language, with its own music", () => {
    const told = [
      'in-line-one',
      '“Ihre voraussichtliche Wartezeit beträgt etwa 2 Minuten.”',
      'callback-offer',
      `~${OWN}`,
    ];
    const change = { handled, heardAs: { language: 'de' } } as const;
    expect(heardIn({ type: 'QUEUE', queue, sounds: { holdMusic: OWN } }, change)).toEqual([
      'connecting',
      `~${OWN}`,
      ...told,
      ...told,
      'voicemail',
    ]);
  });

  it('is that we call back, for who presses the key', () => {
    expect(heardIn({ type: 'QUEUE', queue }, { handled, keys: ['1'] })).toEqual([
      'connecting',
      '~hold-music',
      'callback-promised',
    ]);
  });
});

it('is shipped with the web client, in each language', async () => {
  const shipped = new Set(await readdir(new URL('../../../../web/public/sounds/', import.meta.url)));
  const heard = [
    'recording-notice',
    'connecting',
    'in-line-one',
    'not-an-option',
    'callback-offer',
    'callback-promised',
  ];
  const files = heard.flatMap((name) => PROMPT_LANGUAGES.map((language) => fileOfSound(soundIn(name, { language }))));
  expect(files.filter((file) => !shipped.has(file))).toEqual([]);
});
