import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import errors from '../ui/texts/errors/en.json';
import phone from './texts/en.json';
import { NetworkError, refusalOf, RefusedError } from '../base/relay/refusal.ts';
import type { PhoneProblem } from './phoneState.ts';
import { useProblemText } from './useProblemText.ts';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { errors, phone } },
    interpolation: { escapeValue: false },
  }),
);

const said = (problem: PhoneProblem) => {
  const Text = () => useProblemText()(problem);
  return renderToStaticMarkup(createElement(Text)).replaceAll('&#x27;', "'");
};

it('says that the server is out of reach, and that it went wrong there, instead of nothing', () => {
  expect(said(refusalOf(new NetworkError()))).toBe("We can't reach the server. Check your connection and try again.");
  expect(said(refusalOf(new Error('anything')))).toBe('Something went wrong on our side. Try again.');
});

it("leaves the server's own no as it is, and words what this browser found", () => {
  const refused = new RefusedError([{ message: '', extensions: { code: 'PHONE_INVALID', message: 'Not valid' } }]);
  expect(said(refusalOf(refused))).toBe('Not valid');
  expect(said({ code: 'DEVICE_NOT_REGISTERED', message: 'connection' })).toBe(
    'Unable to connect to our server. Please try again later',
  );
});
