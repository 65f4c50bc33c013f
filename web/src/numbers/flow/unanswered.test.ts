import { expect, it } from 'vitest';
import { actionsOf, inType, mayFail, unansweredInput, unansweredOf, withAction } from './unanswered.ts';

const TYPES = ['CLASSIC', 'QUEUE', 'IVR', 'SOUND'] as const;
const ACTIONS = ['VOICEMAIL', 'PHONE_NUMBER', 'TEAM_TEAMMATE', 'LET_CALL_THROUGH'] as const;
const fallback = (action: string) => ({ action, teamId: null, userId: null, forward: null });
const said = ({ action, takesMessages }: ReturnType<typeof unansweredOf>) => [action, takesMessages];

it('what is saved is one choice: voicemail, its absence, or whom to try and what then', () => {
  expect(said(unansweredOf('CLASSIC', fallback('VOICEMAIL'), true))).toEqual(['VOICEMAIL', true]);
  expect(said(unansweredOf('CLASSIC', null, true))).toEqual(['VOICEMAIL', true]);
  expect(said(unansweredOf('QUEUE', null, false))).toEqual(['', false]);
  expect(said(unansweredOf('IVR', fallback('PHONE_NUMBER'), false))).toEqual(['PHONE_NUMBER', false]);
  expect(said(unansweredOf('SOUND', null, true)), 'the caller is hung up on').toEqual(['', true]);
  expect(said(unansweredOf('SOUND', fallback('VOICEMAIL'), false)), 'of before both were one').toEqual([
    'VOICEMAIL',
    true,
  ]);
});

it('nothing that can be chosen in any order says that there is voicemail and that there is none', () => {
  const begins = TYPES.flatMap((type) =>
    [null, ...ACTIONS.map(fallback)].flatMap((saved) =>
      [true, false].map((voicemail) => ({ type: type as string, value: unansweredOf(type, saved, voicemail) })),
    ),
  );
  const nexts = begins.flatMap(({ type, value }) => [
    ...actionsOf(type).map((action) => ({ type, value: withAction(value, action, type) })),
    ...TYPES.map((to) => ({ type: to as string, value: inType(value, type, to) })),
  ]);
  const more = nexts.flatMap(({ type, value }) =>
    TYPES.map((to) => ({ type: to as string, value: inType(value, type, to) })),
  );
  const all = [...begins, ...nexts, ...more];
  expect(all.length).toBeGreaterThan(1_000);
  for (const { type, value } of all) {
    const input = unansweredInput(value);
    expect(input.voicemail).toBe(value.takesMessages);
    if (value.action === 'VOICEMAIL') expect(value.takesMessages).toBe(true);
    if (value.action === '' && type !== 'SOUND') expect(value.takesMessages).toBe(false);
    expect(actionsOf(type)).toContain(value.action);
  }
});

it('a change of type and back leaves what was chosen, and what is tried first leaves the end to be chosen', () => {
  const none = unansweredOf('CLASSIC', null, false);
  const voicemail = unansweredOf('CLASSIC', null, true);
  for (const value of [none, voicemail])
    expect(inType(inType(value, 'CLASSIC', 'SOUND'), 'SOUND', 'CLASSIC')).toEqual(value);
  expect(inType(voicemail, 'CLASSIC', 'SOUND').action, 'after an announcement it is usual to hang up').toBe('');
  const rings = withAction(none, 'TEAM_TEAMMATE', 'CLASSIC');
  expect([mayFail(rings), rings.takesMessages, mayFail(voicemail)]).toEqual([true, false, false]);
});
