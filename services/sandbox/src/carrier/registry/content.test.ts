import { describe, expect, test } from 'vitest';
import { contentOf, judgementOf, wordsOf, type ContentRecord } from './content.ts';

const STEP = 1_000;
const asked = Date.parse('2026-11-21T09:00:00Z');
const template = (body: string, category = 'UTILITY', more: Partial<ContentRecord> = {}): ContentRecord => ({
  sid: 'HX1',
  accountSid: 'AC1',
  createdAt: '2026-11-21T09:00:00Z',
  friendlyName: 'one',
  language: 'en',
  variables: { 1: 'Priya' },
  types: { 'twilio/quick-reply': { body, actions: [{ title: 'Keep it' }, { type: 'URL', title: 'Look' }] } },
  approval: { name: 'one', category, submittedAt: '2026-11-21T09:00:00Z' },
  ...more,
});
const judged = (record: ContentRecord, ms = 2 * STEP) => judgementOf(record, new Date(asked + ms), STEP);

describe('WhatsApp judges a template', () => {
  test('in two steps', () => {
    const record = template('Hi {{1}}, it waits.');
    expect([0, STEP, 2 * STEP].map((ms) => judged(record, ms).status)).toEqual(['received', 'pending', 'approved']);
    expect(judged(template('Hi', 'UTILITY', { approval: undefined })).status).toBe('unsubmitted');
    expect(judged({ ...record, forced: { status: 'paused', reason: 'Low quality' } }).status).toBe('paused');
  });

  test.each([
    ['Hi {{1}}', 'UTILITY', 'start or end'],
    ['Hi {{1}} and {{2}}.', 'UTILITY', 'Sample'],
    ['A sale for {{1}}!', 'UTILITY', 'promotional'],
    ['Bitcoin for {{1}}!', 'MARKETING', 'Commerce Policy'],
  ])('and rejects “%s” as %s', (body, category, reason) => {
    expect(judged(template(body, category))).toMatchObject({
      status: 'rejected',
      reason: expect.stringContaining(reason),
    });
  });
});

test('places take their values, their examples otherwise', () => {
  expect(wordsOf(template('Hi {{1}}!'), { 1: 'Ben' })).toBe('Hi Ben!');
  expect(wordsOf(template('Hi {{1}}!'), {})).toBe('Hi Priya!');
  expect(wordsOf(template('Hi {{2}}!'), {})).toBeUndefined();
  expect(contentOf(template('Hi')).buttons).toEqual([
    { title: 'Keep it', replies: true },
    { title: 'Look', replies: false },
  ]);
});
