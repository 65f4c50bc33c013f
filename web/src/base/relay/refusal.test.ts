import { expect, it } from 'vitest';
import { NetworkError, refusalOf, RefusedError } from './refusal.ts';

it('a refusal keeps its code, field, reason and details', () => {
  const error = new RefusedError([
    {
      message: 'You need a seat to make calls.',
      extensions: {
        code: 'SEAT_REQUIRED',
        message: 'You need a seat to make calls. Ask Maya.',
        field: 'to',
        retryable: false,
        why: { check: 'seat', required: true, current: 'none', whoCanFix: ['OWNER', 'ADMIN'] },
        details: { attemptsLeft: 4 },
      },
    },
  ]);
  expect(refusalOf(error)).toEqual({
    code: 'SEAT_REQUIRED',
    message: 'You need a seat to make calls. Ask Maya.',
    field: 'to',
    retryable: false,
    why: { check: 'seat', required: 'true', current: 'none', whoCanFix: ['OWNER', 'ADMIN'] },
    details: { attemptsLeft: 4 },
  });
});

it('an error without extensions is internal, and keeps its message', () => {
  expect(refusalOf(new RefusedError([{ message: 'Boom' }]))).toMatchObject({ code: 'INTERNAL', message: 'Boom' });
});

it('errors that Relay hands over as a list are read too', () => {
  expect(refusalOf([{ message: 'No', extensions: { code: 'NOT_FOUND' } }])).toMatchObject({
    code: 'NOT_FOUND',
    message: 'No',
  });
});

it('a lost connection may be tried again; anything unknown says nothing of itself', () => {
  expect(refusalOf(new NetworkError())).toMatchObject({ code: 'NETWORK', retryable: true });
  expect(refusalOf(new TypeError('x is undefined'))).toMatchObject({ code: 'INTERNAL', message: '', retryable: false });
});
