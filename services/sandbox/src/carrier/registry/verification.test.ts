import { describe, expect, it } from 'vitest';
import { type FormFields, stateOf, type VerificationRecord } from './verification.ts';

const STEP_MS = 60_000;
const sentAt = Date.parse('2026-11-27T10:00:00Z');
const record = (fields: FormFields): VerificationRecord => ({
  sid: 'HH1',
  accountSid: 'AC1',
  createdAt: new Date(sentAt).toISOString(),
  submittedAt: new Date(sentAt).toISOString(),
  phoneNumberSid: 'PN1',
  phoneNumber: '+18335550160',
  externalReferenceId: '',
  fields: {
    AdditionalInformation: 'Customers tick a box on our booking page to agree.',
    OptInImageUrls: 'https://wrenfield.example/opt-in.png',
    ...fields,
  },
});
const after = (steps: number, fields: FormFields = {}) =>
  stateOf(record(fields), new Date(sentAt + steps * STEP_MS), STEP_MS);

describe('a verification at the registry', () => {
  it('waits, is reviewed and is approved, a step of the clock each', () => {
    expect([0, 1, 2].map((steps) => after(steps).status)).toEqual(['PENDING_REVIEW', 'IN_REVIEW', 'TWILIO_APPROVED']);
  });

  it.each<[number, FormFields]>([
    [30_836, { OptInImageUrls: ['https://wrenfield.example/login'] }],
    [30_837, { OptInImageUrls: 'https://wrenfield.example/cropped.png' }],
    [30_451, { BusinessStreetAddress: 'P.O. Box 12' }],
    [30_464, { ProductionMessageSample: 'Buy bitcoin' }],
    [30_466, { ProductionMessageSample: 'Debt relief today' }],
    [30_841, { AdditionalInformation: 'They agree' }],
  ])('is rejected with %i, and may be edited for seven days', (code, fields) => {
    const { status, reasons, editUntil } = after(2, fields);
    expect({ status, codes: reasons.map((one) => one.code) }).toEqual({ status: 'TWILIO_REJECTED', codes: [code] });
    expect(editUntil).toEqual(new Date(sentAt + 2 * STEP_MS + 7 * 86_400_000));
  });
});
