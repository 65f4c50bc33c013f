import { expect, test } from 'vitest';
import { leftOf } from './promoCredit.ts';

const day = (text: string) => new Date(`2026-${text}T00:00Z`);
const grant = (id: string, micros: bigint, from: string, until: string) => ({
  id,
  micros,
  from: day(from),
  until: day(until),
});
const spent = (at: string, micros: bigint) => ({ at: day(at), micros });

test('promotional credit is spent first, the one that ends first before the others', () => {
  const grants = [grant('later', 20n, '01-01', '06-01'), grant('sooner', 10n, '02-01', '03-01')];
  const left = leftOf(grants, [spent('01-15', 5n), spent('02-10', 12n)]);
  expect([left.get('sooner'), left.get('later')]).toEqual([0n, 13n]);
});

test('what is spent before it was there, or after its end, is not its own', () => {
  const grants = [grant('one', 10n, '02-01', '03-01')];
  expect(leftOf(grants, [spent('01-15', 5n), spent('03-01', 5n)]).get('one')).toBe(10n);
});

test('what is spent beyond it was paid for', () => {
  expect(leftOf([grant('one', 10n, '02-01', '03-01')], [spent('02-02', 50n)]).get('one')).toBe(0n);
});
