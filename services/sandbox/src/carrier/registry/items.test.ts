import { describe, expect, it } from 'vitest';
import { brandStatus, campaignStatus, identityOf, type RegistryItem } from './items.ts';

const STEP_MS = 60_000;
const sentAt = Date.parse('2026-11-27T10:00:00Z');
const item = (kind: RegistryItem['kind'], fields: RegistryItem['fields'], more: Partial<RegistryItem> = {}) => ({
  sid: 'BN1',
  accountSid: 'AC1',
  kind,
  parentSid: '',
  createdAt: new Date(sentAt).toISOString(),
  updatedAt: new Date(sentAt).toISOString(),
  submittedAt: new Date(sentAt).toISOString(),
  fields,
  ...more,
});
const at = (steps: number) => new Date(sentAt + steps * STEP_MS);
const business = {
  business_name: 'Wrenfield Home LLC',
  business_registration_identifier: 'EIN',
  business_registration_number: '84-1234567',
  email: 'maya@wrenfield.example',
};
const person = { brand_name: 'Ana Reyes Ceramics', mobile_phone_number: '+14155550142', email: 'ana@gmail.com' };
const codes = ({ reasons }: { reasons: readonly { code: number }[] }) => reasons.map(({ code }) => code);

describe('a brand at the registry', () => {
  it('waits, is reviewed and is approved, a step of the clock each', () => {
    const brand = item('brand', {});
    const states = [0, 1, 2].map((steps) => brandStatus(brand, business, at(steps), STEP_MS).status);
    expect(states).toEqual(['PENDING', 'IN_REVIEW', 'APPROVED']);
    expect(identityOf(brand, 'APPROVED')).toBe('VERIFIED');
  });

  it.each<[number, string, object]>([
    [30_702, 'STANDARD', { ...business, business_name: 'Unlisted LLC' }],
    [30_799, 'STANDARD', { ...business, business_name: 'Mismatch LLC' }],
    [30_799, 'STANDARD', { ...business, business_registration_number: '123' }],
    [21_736, 'STANDARD', { ...business, email: 'nowhere' }],
    [30_712, 'SOLE_PROPRIETOR', { ...person, brand_name: 'Crowded Ceramics' }],
    [30_751, 'SOLE_PROPRIETOR', { ...person, mobile_phone_number: '+442079460000' }],
  ])('fails with %i as a %s', (code, type, about) => {
    const brand = item('brand', { BrandType: type });
    expect(codes(brandStatus(brand, about as never, at(2), STEP_MS))).toEqual([code]);
  });

  it('of a sole proprietor is unverified until YES, which is late after a day', () => {
    const texted = item('brand', { BrandType: 'SOLE_PROPRIETOR' }, { textedAt: at(2).toISOString() });
    const told = (steps: number) => brandStatus(texted, person, at(steps), STEP_MS);
    expect([identityOf(texted, 'APPROVED'), codes(told(3)), codes(told(2 + 25 * 60))]).toEqual([
      'UNVERIFIED',
      [],
      [30_752],
    ]);
    expect(identityOf({ ...texted, confirmedAt: at(3).toISOString() }, 'APPROVED')).toBe('VERIFIED');
  });
});

describe('a campaign at the registry', () => {
  const words = { Description: 'We confirm appointments.', MessageSamples: ['Ana: see you on Friday.'] };
  const judged = (fields: RegistryItem['fields'], usable = true) =>
    campaignStatus(item('campaign', { ...words, ...fields }), { usable }, at(2), STEP_MS);

  it('is verified, or fails with the reason of its texts', () => {
    expect(judged({})).toEqual({ status: 'VERIFIED', reasons: [] });
    expect(codes(judged({}, false))).toEqual([30_991]);
    expect(codes(judged({ MessageSamples: ['Win at our casino'] }))).toEqual([30_885]);
    expect(codes(judged({ MessageSamples: ['Call 415-555-0142'] }))).toEqual([30_889]);
    expect(codes(judged({ Description: 'We give more information.' }))).toEqual([30_899]);
  });

  it('is what a person decided by hand', () => {
    const forced = item('campaign', words, { forced: { status: 'SUSPENDED' } });
    expect(campaignStatus(forced, { usable: true }, at(0), STEP_MS)).toEqual({ status: 'SUSPENDED', reasons: [] });
  });
});
