import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadRates } from '../rating/rates.ts';
import { loadCatalogue } from './catalogue.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ringline-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The shipped file with one change. */
function changed(name: 'plans' | 'rates', change: (data: Record<string, unknown>) => void): string {
  const data = JSON.parse(readFileSync(new URL(`../../config/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    never
  >;
  change(data);
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(data));
  return file;
}

test('pools are the per-seat value times the seats; unlimited minutes are the fair use', () => {
  const catalogue = loadCatalogue();
  expect(catalogue.pools('STARTER', 3)).toEqual({ seconds: 90_000n, texts: 750n });
  expect(catalogue.pools('ENTERPRISE', 2)).toEqual({ seconds: 360_000n, texts: 2000n });
});

test('a catalogue with a missing, a mistyped or an unknown feature does not load, and says which', () => {
  const load = (change: (features: Record<string, unknown>) => void) => () =>
    loadCatalogue(
      changed('plans', ({ plans }) => change((plans as { features: Record<string, unknown> }[])[1]!.features)),
    );
  expect(load((features) => delete features['IVR'])).toThrow('STARTER.IVR must be a boolean');
  expect(load((features) => (features['TALK_TIME_CAP'] = '60'))).toThrow('STARTER.TALK_TIME_CAP must be a number');
  expect(load((features) => (features['FREE_LUNCH'] = true))).toThrow('FREE_LUNCH');
});

test('what a plan lacks names the cheapest plan of the same period that has it', () => {
  const catalogue = loadCatalogue();
  const lacking = (plan: string, period: 'MONTHLY' | 'YEARLY') =>
    new Map(
      catalogue.describe(plan, period).subscriptionFeatures?.map(({ name, cheapestPlan }) => [name, cheapestPlan]),
    );
  expect(lacking('FREE', 'MONTHLY').get('CALL_RECORDING')).toBe('STARTER');
  expect(lacking('FREE', 'MONTHLY').get('INTERNET_CALL')).toBe('');
  expect(lacking('STARTER', 'YEARLY').get('IVR')).toBe('BUSINESS');
  expect(lacking('BUSINESS', 'MONTHLY').get('SMART_ESCALATIONS')).toBe('ENTERPRISE');
});

test('rates that are no whole micros do not load', () => {
  expect(() =>
    loadRates(changed('rates', ({ countries }) => ((countries as { smsOutMicros: number }[])[0]!.smsOutMicros = 0.5))),
  ).toThrow('smsOutMicros');
});

test('the longest prefix decides', () => {
  const rates = loadRates();
  expect(rates.outboundCall('+442079460018').rateMicros).toBe(20_000);
  expect(rates.outboundCall('+447700900123').rateMicros).toBe(40_000);
  expect(rates.outboundCall('+14165550123')).toMatchObject({ country: 'CA', freePool: true });
  expect(() => rates.outboundCall('+18765550123')).toThrow('no rate');
});
