import { expect, it } from 'vitest';
import de from '../texts/refusals/de.json' with { type: 'json' };
import en from '../texts/refusals/en.json' with { type: 'json' };
import es from '../texts/refusals/es.json' with { type: 'json' };
import fr from '../texts/refusals/fr.json' with { type: 'json' };
import deForms from '../texts/refusedForms/de.json' with { type: 'json' };
import esForms from '../texts/refusedForms/es.json' with { type: 'json' };
import frForms from '../texts/refusedForms/fr.json' with { type: 'json' };
import { withForms, wordPerson, wordRefusal, wordValue } from './refusals.ts';

const refused = (code: string, message: string, rest: Partial<Parameters<typeof wordRefusal>[0]> = {}) => ({
  code,
  message,
  check: undefined,
  required: undefined,
  current: undefined,
  details: {},
  ...rest,
});

it('is worded by its code, and more exactly by the check that failed', () => {
  const login = refused('UNAUTHENTICATED', 'Wrong email or password.', { check: 'credentials' });
  expect(wordRefusal(login, 'es', es)).toBe('El correo o la contraseña no son correctos.');
  expect(wordRefusal({ ...login, check: 'something-new' }, 'de', de)).toBe(
    'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  );
});

it.each([
  ['es', es],
  ['fr', fr],
  ['de', de],
] as const)('what is away, busy, lost or full is told apart: %s', (language, words) => {
  const told = [undefined, 'service', 'busy', 'away', 'lost', 'disk'].map((check) =>
    wordRefusal(refused('UNAVAILABLE', 'English', { check }), language, words),
  );
  expect(told).not.toContain('English');
  expect(new Set(told).size).toBe(5);
});

it('carries the numbers and names of the case', () => {
  const wait = refused('RATE_LIMITED', 'Too many failed sign-ins. Try again in 300 s.', {
    details: { retryAfterSeconds: 300 },
  });
  expect(wordRefusal(wait, 'fr', fr)).toContain('5');
  const code = refused('OTP_INVALID', 'This code isn’t right. You have 3 tries left.', {
    check: 'code',
    details: { attemptsLeft: 3 },
  });
  expect(wordRefusal(code, 'de', de)).toBe('Dieser Code stimmt nicht. Verbleibende Versuche: 3.');
});

it('what a call does not allow says what, and names who is in the way', () => {
  const taken = refused('INVALID_TRANSITION', 'Ben Okafor is taking over this call.', {
    check: 'taken_over',
    details: { name: 'Ben Okafor' },
  });
  expect(wordRefusal(taken, 'fr', fr)).toBe(
    'Ben Okafor est en train de reprendre cet appel. Attendez que ce soit terminé.',
  );
  const own = refused('VALIDATION_FAILED', '+15035550174 is already on this call.', { check: 'input' });
  expect(wordRefusal(own, 'de', de)).toBe('+15035550174 ist schon die andere Seite dieses Gesprächs.');
});

it.each([
  ['en', en, 'call recording'],
  ['es', es, 'grabación de llamadas'],
  ['fr', fr, 'enregistrement des appels'],
  ['de', de, 'Anrufaufzeichnung'],
] as const)('what the plan lacks is named with both plans: %s', (language, words, feature) => {
  const lacking = refused('FEATURE_NOT_IN_PLAN', 'The Free plan does not include call recording.', {
    check: 'feature',
    required: 'CALL_RECORDING:STARTER',
    current: 'FREE',
    details: { feature: 'CALL_RECORDING', currentPlan: 'FREE', requiredPlan: 'STARTER' },
  });
  const text = wordRefusal(lacking, language, words);
  for (const named of [feature, 'Free', 'Starter']) expect(text).toContain(named);
  expect(text).not.toMatch(/CALL_RECORDING|STARTER|\{\{/);
  expect(wordValue('CALL_RECORDING:STARTER', language, words)).toBeUndefined();
  const { requiredPlan: _unknown, ...details } = lacking.details;
  expect(wordRefusal({ ...lacking, required: 'CALL_RECORDING', details }, language, words)).not.toContain('Starter');
});

it('what the plan lacks but has no words keeps the sentence of its code', () => {
  const lacking = refused('FEATURE_NOT_IN_PLAN', 'No.', { details: { feature: 'TELEPATHY', currentPlan: 'FREE' } });
  expect(wordRefusal(lacking, 'de', de)).toBe(de.FEATURE_NOT_IN_PLAN);
});

it('a validation is known by its sentence, whatever number stands in it', () => {
  expect(wordRefusal(refused('VALIDATION_FAILED', 'Use at most 40 characters.'), 'es', es)).toBe(
    'Usa como máximo 40 caracteres.',
  );
});

it('a form of settings says in its language what is wrong, with the names and numbers of the case', () => {
  const invalid = (message: string) => refused('VALIDATION_FAILED', message, { check: 'input' });
  expect(
    wordRefusal(invalid('There is a team Sales (EU) already. Choose another name.'), 'de', withForms(de, deForms)),
  ).toBe('Ein Team Sales (EU) gibt es schon. Wählen Sie einen anderen Namen.');
  expect(wordRefusal(invalid('Label key *, in 1 to 30 characters.'), 'es', withForms(es, esForms))).toBe(
    'Di en 1 a 30 caracteres para qué es la tecla *.',
  );
  expect(wordRefusal(invalid('Let it ring for 5 to 120 seconds.'), 'fr', withForms(fr, frForms))).toBe(
    'Laissez sonner de 5 à 120 secondes.',
  );
});

it('what nobody has worded keeps the server’s sentence, in every language', () => {
  const novel = refused('VALIDATION_FAILED', 'Put the lamp on the left.');
  expect(wordRefusal(novel, 'fr', fr)).toBe('Put the lamp on the left.');
  expect(wordRefusal(refused('BRAND_NEW', 'Not today.'), 'de', de)).toBe('Not today.');
});

it('English keeps the server’s own sentence, but never shows the contract’s names', () => {
  expect(wordRefusal(refused('SEAT_REQUIRED', 'You need a seat for this. Ask Maya.'), 'en', en)).toBe(
    'You need a seat for this. Ask Maya.',
  );
  const raw = refused('FORBIDDEN_ROLE', 'Your role MEMBER does not include TEAMS:UPDATE. Ask Maya.', {
    check: 'role',
    required: 'TEAMS:UPDATE',
  });
  expect(wordRefusal(raw, 'en', en)).toBe('Your role does not allow this.');
  expect(wordValue('TEAMS:UPDATE', 'en', en)).toBeUndefined();
});

it('what was wanted and who can change it have words, or are left out rather than shown in English', () => {
  expect(wordValue('a seat', 'de', de)).toBe('eine Lizenz');
  expect(wordValue('at most 5 teams', 'de', de)).toBeUndefined();
  expect(wordValue('at most 5 teams', 'en', en)).toBe('at most 5 teams');
  expect(wordValue('12', 'fr', fr)).toBe('12');
  expect(['you', 'Maya Lindqvist'].map((who) => wordPerson(who, 'es', es))).toEqual(['Tú', 'Maya Lindqvist']);
});
