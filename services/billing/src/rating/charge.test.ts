import { expect, test } from 'vitest';
import { billedSeconds, chargeCall } from './charge.ts';

const at = (initialSeconds: number, incrementSeconds: number) => ({
  initialSeconds,
  incrementSeconds,
  rateMicros: 20_000,
});

// The vectors of defaults 5.2, at $0.02 a minute.
test.each([
  { seconds: 1, free: 0, rate: at(60, 60), billed: 60, used: 0, micros: 20_000 },
  { seconds: 61, free: 0, rate: at(60, 60), billed: 120, used: 0, micros: 40_000 },
  { seconds: 130, free: 2, rate: at(60, 60), billed: 180, used: 120, micros: 20_000 },
  { seconds: 130, free: 10, rate: at(60, 60), billed: 180, used: 180, micros: 0 },
  { seconds: 61, free: 0, rate: at(6, 6), billed: 66, used: 0, micros: 22_000 },
  { seconds: 31, free: 0, rate: at(30, 6), billed: 36, used: 0, micros: 12_000 },
])(
  '$seconds s at $rate.initialSeconds/$rate.incrementSeconds with $free free minutes: $billed s billed, $micros micros',
  ({ seconds, free, rate, billed, used, micros }) => {
    expect(chargeCall(seconds, BigInt(free * 60), rate)).toEqual({
      billedSeconds: billed,
      freeSeconds: BigInt(used),
      costMicros: BigInt(micros),
    });
  },
);

test('an unanswered call costs nothing', () => {
  expect(chargeCall(0, 0n, at(60, 60))).toEqual({ billedSeconds: 0, freeSeconds: 0n, costMicros: 0n });
});

test('a part of an increment is never free: 90 free seconds are one free minute', () => {
  expect(chargeCall(120, 90n, at(60, 60))).toMatchObject({ freeSeconds: 60n, costMicros: 20_000n });
});

test('exactly one increment is not two', () => {
  expect(billedSeconds(60, at(60, 60))).toBe(60);
  expect(billedSeconds(30, at(30, 6))).toBe(30);
});
