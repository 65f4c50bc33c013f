import { expect, it } from 'vitest';
import {
  type ChoiceValue,
  fallbackInput,
  freeKeys,
  mayOpenMenu,
  menuInput,
  NOBODY,
  promptInput,
  promptOf,
  withChoice,
  withExtension,
  withKey,
  withKeyChanged,
  withoutKey,
} from './flowValues.ts';

const choice = (keys: string, target = 'VOICEMAIL'): ChoiceValue => ({
  ...NOBODY,
  keys: keys.split(''),
  label: keys,
  target,
  prompt: { mediaId: '', say: '', sound: 'ivr-welcome' },
});
const MENU = [choice('1'), choice('2', 'MENU'), choice('21'), choice('22', 'MENU'), choice('221')];
const paths = (choices: readonly ChoiceValue[]) => choices.map(({ keys }) => keys.join(''));

it('a further key is the first that is free, and a menu of twelve has none', () => {
  expect(paths(withKey(MENU, [])).at(-1)).toBe('3');
  expect(paths(withKey(MENU, ['2'])).at(-1)).toBe('23');
  let full: readonly ChoiceValue[] = [];
  for (let n = 0; n < 13; n += 1) full = withKey(full, []);
  expect(full).toHaveLength(12);
  expect(freeKeys(full, [])).toEqual([]);
});

it('what lies below a menu moves with its key, and goes with it', () => {
  expect(paths(withKeyChanged(MENU, ['2'], '5'))).toEqual(['1', '5', '51', '52', '521']);
  expect(paths(withoutKey(MENU, ['2', '2']))).toEqual(['1', '2', '21']);
  expect(paths(withChoice(MENU, ['2'], { target: 'TEAM' }))).toEqual(['1', '2']);
});

it('menus lie five deep at most', () => {
  expect([0, 1, 2, 3, 4].map((above) => mayOpenMenu(Array.from({ length: above }, () => '1')))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('a menu gets extensions by the highest one, and # is no key beside them', () => {
  const two = withExtension(withExtension([choice('1', 'OPERATOR')], []), []);
  expect(paths(two)).toEqual(['1', '101', '102']);
  expect(freeKeys(two, [])).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '0', '*']);
  expect(paths(withKeyChanged(two, ['101'], '20'))).toEqual(['1', '20', '102']);
});

it('the server is told of whom the choice speaks, and of nobody who was chosen before', () => {
  const who = { teamId: 'sales', userId: '', phoneNumber: '+14155550177', pressOne: true, showCaller: true };
  expect(fallbackInput({ ...who, action: 'TEAM_TEAMMATE' })).toEqual({ action: 'TEAM_TEAMMATE', teamId: 'sales' });
  expect(fallbackInput({ ...who, action: '' })).toEqual({});
  const [sent] = menuInput({
    prompt: { mediaId: '', say: ' Press 1. ', sound: '' },
    choices: [{ ...choice('1', 'PHONE_NUMBER'), ...who }],
  }).ivrChoices;
  expect(sent).toEqual({
    keys: ['1'],
    label: '1',
    target: 'PHONE_NUMBER',
    forward: { phoneNumber: '+14155550177', pressOneToAccept: true, showCallerNumber: true },
  });
});

it('a sound of the workspace goes to the form and back, and stands before words that were typed', () => {
  const saved = { say: null, sound: null, media: { id: 'waltz' } };
  expect(promptInput(promptOf(saved, 'closed'))).toEqual({ mediaId: 'waltz' });
  expect(promptInput({ ...promptOf(saved, 'closed'), say: 'Hello.' })).toEqual({ mediaId: 'waltz' });
  expect(promptInput({ ...promptOf(saved, 'closed'), mediaId: '' })).toEqual({ sound: 'closed' });
});
