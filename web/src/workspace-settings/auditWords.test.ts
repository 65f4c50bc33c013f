import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { textsOf } from '../base/i18n/texts.testkit.ts';
import { fieldWord, flowWord, valueWord } from './auditWords.ts';

await i18next.init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: await textsOf('en'), de: await textsOf('de') },
  interpolation: { escapeValue: false },
});
beforeEach(() => i18next.changeLanguage('en'));

it('names a field in the reader’s language, and one of a later version as another one', async () => {
  expect(fieldWord('enableTranscription')).toBe('Transcription of recorded calls');
  expect(fieldWord('warpDrive')).toBe('Another setting');
  await i18next.changeLanguage('de');
  expect(fieldWord('queueSize')).toBe('Anrufe, die warten dürfen');
});

it('says a choice as the form does in which it was made', async () => {
  expect(valueWord('type', 'CUSTOM')).toBe('Custom flow');
  expect(valueWord('type', 'CLASSIC')).toBe('Ring the team');
  expect(valueWord('queueRingStrategy', 'LINEAR')).toBe('From the top of the list');
  expect(valueWord('queueCounterReset', 'NEVER')).toBe('Never');
  expect(valueWord('currencyFormat', 'NAME')).toBe('12.00 US dollars');
  expect(valueWord('status', 'APPROVED')).toBe('Approved');
  expect(valueWord('withSeat', 'true')).toBe('With a seat');
  await i18next.changeLanguage('de');
  expect(valueWord('queueJoinWhenEmpty', 'STRICT')).toBe('jemand frei ist');
  expect(valueWord('language', 'fr')).toBe('Französisch');
  expect(valueWord('countries', 'DE, KE')).toBe('Deutschland und Kenia');
});

it('says what none, off and no limit are of each field', () => {
  expect(valueWord('queueSize', '0')).toBe('no limit');
  expect(valueWord('greetingMedia', 'false')).toBe('Default');
  expect(valueWord('promptLanguage', 'false')).toBe('The workspace’s language');
  expect(valueWord('queueCallbackKey', '')).toBe('Not offered');
  expect(valueWord('queueCallbackKey', '2')).toBe('by key 2');
  expect(valueWord('enableTranscription', 'true')).toBe('on');
  expect(valueWord('description', '')).toBe('nothing');
});

it('reads what telephony writes in its own way', () => {
  expect(valueWord('fallback', "PHONE_NUMBER +15035550174, press 1, shows the workspace's number")).toBe(
    'Forward to an outside number: (503) 555-0174, Press 1 to take the call, shows the workspace’s number',
  );
  expect(valueWord('ivrChoices', '1 Sales: QUEUE Night shift; 2 Note: VOICEMAIL; 3 Ben: Ben Okafor')).toBe(
    '1 Sales: Night shift, waiting in line; 2 Note: Voicemail; 3 Ben: Ben Okafor',
  );
  expect(valueWord('businessHours', 'Europe/Paris: 1 09:00-17:00, 7 09:00-12:00')).toBe(
    'Europe/Paris: Mon 9:00\u00a0AM–5:00\u00a0PM, Sun 9:00\u00a0AM–12:00\u00a0PM',
  );
  const id = '0b1f7a52-2f3f-4c39-9d0c-2f2a5a1c9d11';
  expect(valueWord('queueMembers', `${id} 3`, () => 'Ana')).toBe('Ana 3');
  expect(valueWord('queueMembers', `${id} 3`)).toBe('a former member 3');
});

it('leaves alone what people wrote, even where it reads like a choice', () => {
  expect(valueWord('name', 'ADMIN')).toBe('ADMIN');
  expect(valueWord('reason', 'false')).toBe('false');
  expect(valueWord('textBack', '“Call you: QUEUE”')).toBe('“Call you: QUEUE”');
});

it('says what became of a published flow', () => {
  const was = (before: string, after: string) => flowWord([{ field: 'callFlowVersion', before, after }]);
  expect(was('2', '3')).toBe('published version 3 of the call flow');
  expect(was('false', '1')).toBe('published version 1 of the call flow');
  expect(was('false', '3')).toBe('put version 3 of the call flow live');
  expect(was('3', 'false')).toBe('took the published call flow offline');
  const back = [
    { field: 'callFlowVersion', before: '2', after: '3' },
    { field: 'restoredVersion', before: '', after: '1' },
  ];
  expect(flowWord(back)).toBe('went back to version 1 of the call flow, as version 3');
  expect(flowWord([{ field: 'queueSize', before: '10', after: '5' }])).toBeUndefined();
});
