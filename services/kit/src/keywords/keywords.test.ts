import { expect, test } from 'vitest';
import { asksForHelp, confirms, isAnsweredByCarrier, readKeyword, reservedAs } from './index.ts';

// defaults 13.5
test.each([
  'STOP',
  ' stop ',
  'Stop.',
  '"STOP"',
  'ｓｔｏｐ',
  'STOP\n',
  'opt-out',
  'Arrêt',
  '« stop »',
  'Stop  all!',
  'désabonner',
  'Dar de baja',
  'Abmelden.',
  'STOPP',
])('"%s" stops texts', (body) => {
  expect(readKeyword(body, 'NOT_ASKED')).toBe('OPT_OUT');
});

test.each(['stop by at 5', "please don't stop", 'the end', 'bajamos', ''])('"%s" stops nothing', (body) => {
  expect(readKeyword(body, 'SUBSCRIBED')).toBeUndefined();
});

test('START takes texts up again; YES only for those who stopped them or were asked', () => {
  expect(readKeyword('start', 'UNSUBSCRIBED')).toBe('OPT_IN');
  expect(readKeyword('Yes!', 'UNSUBSCRIBED')).toBe('OPT_IN');
  expect(readKeyword('yes', 'PENDING')).toBe('OPT_IN');
  expect(readKeyword('yes', 'NOT_ASKED')).toBeUndefined();
});

test.each(['Oui', 'sí', 'ja'])('"%s" answers a question, and lifts no opt-out', (body) => {
  expect(readKeyword(body, 'PENDING')).toBe('OPT_IN');
  expect(readKeyword(body, 'UNSUBSCRIBED')).toBeUndefined();
});

test.each(['HELP', ' help! ', 'Info', 'ayuda', 'Aide', 'ｈｅｌｐ', 'Hilfe'])('"%s" asks for help', (body) => {
  expect(asksForHelp(body)).toBe(true);
  expect(readKeyword(body, 'SUBSCRIBED')).toBeUndefined();
});

test.each(['please help me', 'helpful', 'infos?'])('"%s" does not ask for help', (body) => {
  expect(asksForHelp(body)).toBe(false);
});

test('the carrier confirms its own words only', () => {
  expect(isAnsweredByCarrier(' stop.')).toBe(true);
  expect(isAnsweredByCarrier('Baja')).toBe(false);
});

test.each(['YES', 'yes.', 'Oui', 'Sí', 'si', 'JA!'])('"%s" confirms', (body) => {
  expect(confirms(body)).toBe(true);
});

test.each([
  ['stop', 'OPT_OUT'],
  ['Start', 'OPT_IN'],
  ['yes', 'OPT_IN'],
  ['info', 'HELP'],
  ['LAMP', undefined],
])('"%s" is reserved as %s', (word, meaning) => {
  expect(reservedAs(word)).toBe(meaning);
});
