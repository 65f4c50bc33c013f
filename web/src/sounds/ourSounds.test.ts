import { expect, it } from 'vitest';
import { OURS, OURS_AT, ourSound, samplesOf } from './ourSounds.ts';

const SHIPPED = Object.keys(import.meta.glob('../../public/sounds/*')).map((file) => file.replace('../../public', ''));
const NUMBERS = {
  CA: '+14165550142',
  NG: '+2342012345678',
  TZ: '+255222345678',
  KE: '+254202123456',
  US: '+16465570142',
  GB: '+442079460018',
  tollFree: '+18002345678',
  none: '',
};
/** What else callers of a trial hear (tryCallFlow). */
const IN_CALLS = [
  'recording-notice',
  'connecting',
  'in-line-one',
  'not-an-option',
  'callback-offer',
  'callback-promised',
  'ringback',
];
const TEMPLATES = [{ type: 'QUEUE' }, { type: 'CLASSIC' }, { type: 'IVR' }];

it.each<[keyof typeof NUMBERS, string]>([
  ['CA', '/sounds/en-ca-greeting.mp3'],
  ['NG', '/sounds/en-ng-greeting.mp3'],
  ['TZ', '/sounds/en-tz-greeting.mp3'],
  ['KE', '/sounds/en-ke-greeting.mp3'],
  ['US', '/sounds/greeting.wav'],
  ['GB', '/sounds/greeting.wav'],
  ['tollFree', '/sounds/greeting.wav'],
  ['none', '/sounds/greeting.wav'],
])("in English the welcome message is that of the number's country: %s", (of, address) => {
  expect(ourSound('greeting', { language: 'en-GB', number: NUMBERS[of] })).toBe(address);
});

it('another language decides before the country, and a language that we do not speak is English', () => {
  expect(ourSound('closed', { language: 'de-CH', number: NUMBERS.KE })).toBe('/sounds/de-closed.mp3');
  expect(ourSound('unavailable', { language: 'pt', number: NUMBERS.KE })).toBe('/sounds/en-ke-unavailable.mp3');
  expect(ourSound('closed', { language: 'en', number: NUMBERS.KE })).toBe('/sounds/closed.wav');
  expect(samplesOf(TEMPLATES, { language: 'en', number: NUMBERS.NG })).toEqual([
    '/sounds/en-ng-sample-queue.mp3',
    '/sounds/en-ng-sample-classic.mp3',
    '/sounds/en-ng-sample-ivr.mp3',
  ]);
});

it('ships each of them', () => {
  for (const language of ['en', 'es', 'fr', 'de'])
    for (const number of Object.values(NUMBERS)) {
      const as = { language, number };
      for (const address of [
        ...[...OURS, ...IN_CALLS, ...Object.values(OURS_AT)].map((name) => ourSound(name, as)),
        ...samplesOf(TEMPLATES, as),
      ])
        expect(SHIPPED).toContain(address);
    }
});
