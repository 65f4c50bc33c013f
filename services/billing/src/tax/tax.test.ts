import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onceLine } from '../invoicing/invoice.ts';
import { creditIn, paidFor, taxOfCredit } from './credit.ts';
import { readTaxRates } from './rates.ts';
import { readTax, storeTax, taxInPart, taxOf, taxWithin, type TaxTerms, withTax } from './tax.ts';
import { formOf, isVatNumber, readTaxId, taxIdForms } from './taxIds.ts';
import { termsFor } from './termsOf.ts';

const VAT: TaxTerms = {
  country: 'DE',
  region: '',
  name: 'VAT',
  rate: 190_000n,
  inclusive: false,
  reverseCharge: false,
};
const rate = fc.integer({ min: 0, max: 1_000_000 }).map(BigInt);
const cents = fc.integer({ min: 0, max: 10_000_000 }).map(BigInt);

describe('tax', () => {
  test.each([
    [1_500n, 285n],
    [1_537n, 292n],
    [2n, 0n],
    [3n, 1n],
    [-1_500n, -285n],
    [-3n, -1n],
  ])('of %s cents at 19%% is %s cents, half away from zero', (net, tax) => {
    expect(taxOf([onceLine('PLAN', 'STARTER_MONTHLY', net)], VAT).tax?.taxCents).toBe(tax);
  });

  test('in what was paid is the tax that was added to it, whatever the price and the rate', () => {
    fc.assert(
      fc.property(cents, rate, fc.boolean(), (price, millionths, inclusive) => {
        const terms = { ...VAT, rate: millionths, inclusive };
        const { dueCents, tax } = withTax(price, terms);
        expect(taxWithin(dueCents, terms)).toEqual(tax);
        expect(tax && tax.netCents + tax.taxCents).toBe(dueCents);
        expect(readTax(JSON.parse(JSON.stringify(storeTax(tax))))).toEqual(tax);
      }),
    );
  });

  test('that goes back with a part is never more than there was, and all of it with all', () => {
    fc.assert(
      fc.property(cents, rate, fc.integer({ min: 0, max: 100 }), (price, millionths, percent) => {
        const { dueCents, tax } = withTax(price, { ...VAT, rate: millionths });
        const part = (dueCents * BigInt(percent)) / 100n;
        const back = taxInPart(tax, dueCents, -part);
        expect(-(back?.taxCents ?? 0n)).toBeLessThanOrEqual(tax?.taxCents ?? 0n);
        expect(taxInPart(tax, dueCents, -dueCents)?.taxCents).toBe(-(tax?.taxCents ?? 0n));
      }),
    );
  });

  test('beside credit stays apart from it: what is given back for unused credit never takes more credit than that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 100_000 }).map(BigInt), rate, cents, (bought, millionths, unused) => {
        const { dueCents: amountMinor, tax: added } = withTax(bought, { ...VAT, rate: millionths });
        const payment = { amountMinor, tax: storeTax(added) ?? null };
        expect(creditIn(payment)).toBe(bought);
        expect(taxOfCredit(payment)?.taxCents ?? 0n).toBe(amountMinor - bought);
        const back = paidFor(payment, unused);
        expect(back).toBeLessThanOrEqual(amountMinor);
        expect(creditIn(payment, back)).toBeLessThanOrEqual(unused < bought ? unused : bought);
      }),
    );
    const contained = { amountMinor: 2_000n, tax: storeTax(withTax(2_000n, { ...VAT, inclusive: true }).tax) ?? null };
    expect(creditIn(contained)).toBe(2_000n);
  });
});

describe('rates', () => {
  const rates = readTaxRates({
    note: '',
    rates: [
      { country: 'DE', name: 'VAT', percent: 19, until: '2026-12-31' },
      { country: 'DE', name: 'VAT', percent: 20, from: '2027-01-01' },
      { country: 'CA', name: 'GST', percent: 5 },
      { country: 'CA', region: 'Quebec', name: 'GST and QST', percent: 14.975 },
      { country: 'AU', name: 'GST', percent: 10, inclusive: true },
      { country: 'FR', name: 'VAT', percent: 20 },
    ],
  });
  const at = (country: string, region = '', on = '2026-11-28T12:00:00Z') => rates.at(country, region, new Date(on));

  test('stand by country, region and day', () => {
    expect(at('DE')).toEqual({ name: 'VAT', rate: 190_000n, inclusive: false });
    expect(at('DE', '', '2026-12-31T23:59:59Z')?.rate).toBe(190_000n);
    expect(at('DE', '', '2027-01-01T00:00:00Z')?.rate).toBe(200_000n);
    expect(at('CA', ' quebec ')).toMatchObject({ name: 'GST and QST', rate: 149_750n });
    expect(at('CA', 'Ontario')).toMatchObject({ name: 'GST', rate: 50_000n });
    expect(at('AU')).toMatchObject({ inclusive: true });
    expect(at('US')).toBeUndefined();
  });

  test('of the same place and time are refused', () => {
    const twice = [
      { country: 'DE', name: 'VAT', percent: 19 },
      { country: 'DE', name: 'VAT', percent: 7, from: '2026-01-01' },
    ];
    expect(() => readTaxRates({ note: '', rates: twice })).toThrow('DE has two rates from 2026-01-01 on');
  });

  const german = { note: '', name: 'R', address: [], country: 'DE', email: '', taxId: 'DE123456789' };
  const charged = (country: string, taxId = '', issuer = german, platform = 'RINGLINE') =>
    termsFor({ issuer, taxRates: rates }, { country, region: '', taxId, platform }, new Date('2026-11-28T12:00:00Z'));

  test('are charged at home, and abroad to whom is no business', () => {
    expect(charged('DE', 'DE987654321')).toMatchObject({ rate: 190_000n, reverseCharge: false });
    expect(charged('FR')).toMatchObject({ rate: 200_000n, reverseCharge: false });
    expect(charged('US', '123456789')).toBeUndefined();
    // The store bills, with its tax.
    expect(charged('DE', '', german, 'SHOPIFY')).toBeUndefined();
  });

  test('are reversed for a business of another country of the union, known by its number', () => {
    expect(charged('FR', 'FR12345678901')).toMatchObject({ rate: 0n, reverseCharge: true });
    expect(charged('ES', 'ESB12345678')).toMatchObject({ rate: 0n, reverseCharge: true });
    // Who has no number of their own charges no VAT, and reverses none.
    expect(charged('ES', 'ESB12345678', { ...german, taxId: '' })).toBeUndefined();
    const american = { ...german, country: 'US', taxId: '123456789' };
    expect(charged('ES', 'ESB12345678', american)).toBeUndefined();
    expect(charged('FR', 'FR12345678901', american)).toMatchObject({ reverseCharge: true });
  });
});

describe('a tax id', () => {
  test('is kept in capitals, with its country and without what people write between', () => {
    expect(readTaxId('DE', ' de 123.456-789 ')).toBe('DE123456789');
    expect(readTaxId('DE', '123456789')).toBe('DE123456789');
    expect(readTaxId('GR', 'EL123456789')).toBe('EL123456789');
    expect(readTaxId('GB', '123 4567 89')).toBe('GB123456789');
    expect(readTaxId('US', '12-3456789')).toBe('123456789');
    expect(readTaxId('BR', '12.345.678/0001-95')).toBe('12345678000195');
  });

  test('of another form is none', () => {
    for (const [country, typed] of [
      ['DE', 'DE12345678'],
      ['DE', 'FR12345678901'],
      ['NL', 'NL123456789C01'],
      ['ZA', '5123456789'],
      ['BR', '!!'],
      ['US', 'ABC'],
    ] as const)
      expect(readTaxId(country, typed)).toBeUndefined();
    expect(isVatNumber('US', '123456789')).toBe(false);
    expect(isVatNumber('FR', '')).toBe(false);
  });

  test('has an example of its own form in each country that we know', () => {
    expect(taxIdForms().filter(({ country, example }) => readTaxId(country, example) === undefined)).toEqual([]);
    expect(formOf('BR')).toBeUndefined();
  });
});
