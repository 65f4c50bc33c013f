import { describe, expect, it } from 'vitest';
import { createViber, isBlockedByPerson, readProblem, readSenders, viberFailure, ViberError } from './index.ts';

const env = { VIBER_API_URL: 'https://api.nexmo.com', VIBER_SENDERS: 'Wrenfield=+14155550142' };
const account = { VIBER_API_KEY: 'key', VIBER_API_SECRET: 'secret', VIBER_SIGNATURE_SECRET: 'signature' };

describe('the Viber adapter', () => {
  it('is there with a whole account, and says what half of one lacks', () => {
    expect(createViber(env)).toBeUndefined();
    expect(createViber({ ...env, ...account })).toBeDefined();
    expect(() => createViber({ ...env, VIBER_API_KEY: 'key' })).toThrow('VIBER_SIGNATURE_SECRET');
  });

  it('knows which number is which sender, both ways', () => {
    const senders = readSenders('Wrenfield=+14155550142, A = B=+447911123456');
    expect(senders.senderOf('+14155550142')).toBe('Wrenfield');
    expect(senders.numberOf('A = B')).toBe('+447911123456');
    expect(senders.senderOf('+14155550143')).toBeUndefined();
    expect(readSenders('*').numberOf('14155550142')).toBe('+14155550142');
    expect(readSenders('*').numberOf('Wrenfield')).toBeUndefined();
    for (const odd of ['Wrenfield', 'Wrenfield=4155550142', 'A=+14155550142,B=+14155550142'])
      expect(() => readSenders(odd)).toThrow('VIBER_SENDERS');
  });

  it('shows its credentials to the provider alone', () => {
    const { hasMedia } = createViber({ ...env, ...account })!;
    expect(hasMedia('https://api-us.nexmo.com/v3/media/1')).toBe(true);
    for (const url of ['http://api-us.nexmo.com/x', 'https://nexmo.com.evil.example/x', 'https://evilnexmo.com/x', 'x'])
      expect(hasMedia(url)).toBe(false);
    const ofSandbox = createViber({ ...env, ...account, VIBER_API_URL: 'http://localhost:4000/sandbox/viber' })!;
    expect(ofSandbox.hasMedia('http://localhost:4000/sandbox/viber/v3/media/1')).toBe(true);
    expect(ofSandbox.hasMedia('http://localhost:4000/sandbox/carrier/files/1')).toBe(false);
  });

  it('tells what did not happen from what may have', () => {
    const problem = readProblem({ type: 'https://developer.vonage.com/api-errors/messages#1000', title: 'Throttled' });
    expect(viberFailure(new ViberError(429, problem))).toMatchObject({ kind: 'later', code: 1_000 });
    expect(viberFailure(new ViberError(422, problem)).kind).toBe('refused');
    expect(viberFailure(new ViberError(503, readProblem('<html>'))).kind).toBe('unknown');
    expect(viberFailure(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })).kind).toBe('later');
    expect(viberFailure(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })).kind).toBe('unknown');
    expect(isBlockedByPerson({ code: 1, title: 'User blocked', detail: '' })).toBe(true);
    expect(isBlockedByPerson(problem)).toBe(false);
  });
});
