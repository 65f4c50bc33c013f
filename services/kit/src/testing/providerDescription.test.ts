import { expect, test } from 'vitest';
import { providerDescription } from './providerDescription.ts';

const problemsOf = providerDescription(
  new URL('../../../../tests/contracts/providers/twilio/twilio_api_v2010.json', import.meta.url),
);
const account = `/2010-04-01/Accounts/AC${'0'.repeat(32)}`;

test('a request as described has no problems', () => {
  const form = {
    To: 'client:ana',
    From: '+14155550100',
    Url: 'http://x',
    StatusCallbackEvent: ['ringing', 'answered'],
    Timeout: '30',
  };
  expect(problemsOf({ method: 'POST', path: `${account}/Calls.json`, form })).toEqual([]);
});

test('an unknown field, a wrong type, a wrong word, a wrong sid and an unknown path are named', () => {
  expect(
    problemsOf({
      method: 'POST',
      path: `${account}/Calls.json`,
      form: { To: 'x', From: 'y', Colour: 'red', Timeout: 'soon' },
    }),
  ).toEqual([expect.stringContaining('Colour is no field'), expect.stringContaining('not an integer')]);
  expect(
    problemsOf({ method: 'POST', path: `${account}/Calls/CA${'0'.repeat(32)}.json`, form: { Status: 'over' } }),
  ).toEqual([expect.stringContaining('Status is over')]);
  expect(problemsOf({ method: 'GET', path: `${account}/Calls/CA1.json`, form: {} })).toEqual([
    expect.stringContaining('does not fit'),
  ]);
  expect(problemsOf({ method: 'GET', path: `${account}/Calling.json`, form: {} })).toEqual([
    expect.stringContaining('not described'),
  ]);
});
