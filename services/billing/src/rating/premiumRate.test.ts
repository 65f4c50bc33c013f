/** No number that the world's numbering plans call premium-rate is ever rated, in any country that we have a price for (defaults 5.5). */
import { type CountryCode, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { loadRates } from './rates.ts';

const rates = loadRates();

/** Valid premium-rate numbers of a country: each beginning of three digits, at each length, gone on with in ten ways. */
function premiumRateNumbers(country: CountryCode): string[] {
  const plan = new Metadata();
  plan.selectNumberingPlan(country);
  const code = getCountryCallingCode(country);
  const found: string[] = [];
  for (const length of plan.numberingPlan?.possibleLengths() ?? []) {
    for (let number = 0; number < 10_000; number += 1) {
      const digits = String(number).padStart(4, '0');
      const national = digits.slice(0, 3) + digits.slice(3).repeat(length - 3);
      const parsed = parsePhoneNumberFromString(`+${code}${national}`);
      if (parsed?.getType() === 'PREMIUM_RATE') found.push(parsed.number);
    }
  }
  return found;
}

const rated = (number: string): boolean => {
  try {
    return rates.outboundCall(number).rateMicros >= 0;
  } catch {
    return false;
  }
};

it.each(rates.list('').map(({ country }) => country))(
  '%s: no premium-rate number can be called',
  (country) => {
    const numbers = premiumRateNumbers(country as CountryCode);
    // Nigeria has none.
    expect(numbers.length > 0).toBe(country !== 'NG');
    expect(numbers.filter(rated)).toEqual([]);
  },
  30_000,
);

it('says that such a number is blocked, not that it has no price', () => {
  for (const number of [
    '+254900223456',
    '+255900123456',
    '+256901123456',
    '+27862345678',
    '+27901234567',
    '+448712345678',
  ])
    expect(() => rates.outboundCall(number)).toThrow('premium-rate');
});
