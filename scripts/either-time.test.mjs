import { describe, expect, it } from 'vitest';
import { eitherTime } from './either-time.mjs';

const test = (fullName, status, word) => ({ fullName, status, failureMessages: word ? [word] : [] });
const file = (...assertionResults) => ({
  status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  message: 'it could not be loaded',
  assertionResults,
});

describe('a second look', () => {
  it('takes a test that passed either time for passed, and tells of its failure', () => {
    const { tests, unstable } = eitherTime(
      file(test('one', 'failed', 'first'), test('two', 'passed')),
      file(test('one', 'passed'), test('two', 'failed', 'second')),
    );
    expect(tests.map(({ status }) => status)).toEqual(['passed', 'passed']);
    expect(unstable).toEqual([
      { fullName: 'one', words: 'first' },
      { fullName: 'two', words: 'second' },
    ]);
  });

  it('leaves failed what failed both times, or was not seen again', () => {
    const { tests, unstable } = eitherTime(
      file(test('one', 'failed', 'first'), test('two', 'failed', 'gone')),
      file(test('one', 'failed', 'again')),
    );
    expect(tests.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(unstable).toEqual([]);
  });

  it('judges a file that could not be loaded by its second run', () => {
    const whole = eitherTime(file(), file(test('one', 'passed')));
    expect(whole.tests).toHaveLength(1);
    expect(whole.unstable).toEqual([{ fullName: 'the file itself', words: 'it could not be loaded' }]);
    const broken = eitherTime(file(), file(test('one', 'failed', 'again')));
    expect(broken.tests.map(({ status }) => status)).toEqual(['failed']);
    expect(broken.unstable).toEqual([]);
    expect(eitherTime(file(test('one', 'skipped')), file(test('one', 'passed'))).tests[0]?.status).toBe('passed');
  });
});
