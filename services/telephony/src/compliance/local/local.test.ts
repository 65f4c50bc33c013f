/** The registration of local numbers from the draft to the approval and its end, with the registry outside (defaults 9). */
import { create } from '@bufbuild/protobuf';
import { RegistrationFormSchema } from '@ringline/proto/telephony/v1/registrations_pb';
import { deliver } from '@ringline/kit/testing';
import { NumberUnregisteredSchema } from '@ringline/proto/messaging/v1/events_pb';
import {
  RegistrationDecidedSchema,
  RegistrationFeeSettledSchema,
  RegistrationMonthlyChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { onNumberUnregistered } from '../../consumers/onNumberUnregistered.ts';
import { addNumber } from '../../numbers/grantTestNumber.ts';
import { principalOf, telephonyWorld } from '../../testing/world.ts';
import type { RegistrationForm } from '../form.ts';
import { listRegistrations, saveRegistration } from '../registrations.ts';
import { registrationInit } from '../registrationView.ts';
import { goodForm } from '../samples.testkit.ts';
import { expectedOf, workingDaysAfter } from './expected.ts';
import { follow, nextLook } from './follow.ts';
import type { LocalType } from './form.ts';
import { coverNumbers, numbersOf } from './numbers.ts';
import { feeId, stateOf } from './state.ts';
import { readLocal } from './store.ts';
import { appealRegistration, resendConfirmation, submitRegistration, withdrawRegistration } from './useCases.ts';

const world = await telephonyWorld();
const { carrier, deps, till } = world;
const { registry } = carrier;
let made = 0;
const sidOf = (place: number) => `PN${place.toString(16).padStart(32, '0')}`;

/** A workspace with a local number that is set up at the carrier. */
async function officeOf(type: LocalType = 'LV_STANDARD') {
  const place = (made += 1);
  const office = await world.workspace(['Ana'], `+1415556${String(place).padStart(4, '0')}`);
  await deps.db.tenant(office.workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({
      data: { type: 'LOCAL', country: 'US', isTestNumber: false, carrierSid: sidOf(place) },
    }),
  );
  const ana = principalOf(office.workspaceId, office.people[0]?.userId ?? '');
  const at = { ...office, ana, type, sid: sidOf(place) };
  await save(at, 0);
  return at;
}
type Office = Awaited<ReturnType<typeof officeOf>>;

function message(type: LocalType, change: Partial<RegistrationForm>) {
  const { address1, address2, city, state, zip, country, ...form } = goodForm(type, change);
  return create(RegistrationFormSchema, {
    ...form,
    address: { address1, address2, city, state, zip, country },
    regionsOfOperation: [...form.regionsOfOperation],
    useCases: [...form.useCases],
    messageSamples: [...form.messageSamples],
    optInImageUrls: [...form.optInImageUrls],
  });
}
const save = ({ type, ana }: Pick<Office, 'type' | 'ana'>, version: number, change: Partial<RegistrationForm> = {}) =>
  saveRegistration(deps)({ type, phoneNumberId: '', form: message(type, change), version }, ana);
async function now({ ana }: Office) {
  const [registration] = await listRegistrations(deps)(ana);
  if (!registration) throw new Error('there is none');
  return registration;
}
const submit = async (office: Office) => submitRegistration(deps)({ version: (await now(office)).version }, office.ana);
const look = async ({ workspaceId }: Office, times = 1) => {
  for (let each = 0; each < times; each += 1) await follow(deps, workspaceId);
};
const brand = (fields: object) => Object.assign(registry.brands.at(-1) ?? {}, fields);
const campaign = (fields: object) => Object.assign(registry.campaigns.at(-1) ?? {}, fields);
const isVerified = ({ workspaceId }: Office) =>
  deps.db.tenant(workspaceId, async ({ tx }) =>
    (await tx.phoneNumber.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(
      (number) => number.isComplianceVerified,
    ),
  );
async function feesOf({ workspaceId }: Office): Promise<string[]> {
  const told = await world.events(RegistrationFeeSettledSchema, 'telephony.registration_fee.settled.v1');
  const own = new Set(
    (await deps.db.tenant(workspaceId, ({ tx }) => tx.registration.findMany())).flatMap(({ id }) =>
      Array.from({ length: 12 }, (_, attempt) => attempt).flatMap((attempt) => [
        feeId(id, attempt, 'BRAND_FEE'),
        feeId(id, attempt, 'CAMPAIGN_FEE'),
      ]),
    ),
  );
  return told.filter((one) => own.has(one.feeId)).map(({ kind, charged }) => `${kind} ${charged ? 'taken' : 'back'}`);
}
const approve = async (office: Office) => {
  await submit(office);
  await look(office);
  brand({ status: 'APPROVED', identity_status: 'VERIFIED' });
  await look(office);
  campaign({ campaign_status: 'VERIFIED' });
  await look(office);
};

describe('the registration of a business', () => {
  it('goes from the submission to the approval, and its fees are taken when the registry has what they are for', async () => {
    const office = await officeOf();
    const sent = await submit(office);
    expect(sent.status).toBe('PENDING');
    expect([...till.fees.values()].slice(-2)).toEqual(['BRAND_FEE', 'CAMPAIGN_FEE']);
    expect(await feesOf(office)).toEqual([]);
    await look(office);
    expect(await feesOf(office)).toEqual(['BRAND_FEE taken']);
    expect((await now(office)).status).toBe('PENDING');
    brand({ status: 'IN_REVIEW' });
    await look(office);
    expect((await now(office)).status).toBe('IN_REVIEW');
    brand({ status: 'APPROVED', identity_status: 'VERIFIED' });
    await look(office);
    expect(await feesOf(office)).toEqual(['BRAND_FEE taken', 'CAMPAIGN_FEE taken']);
    expect(registry.campaigns.at(-1)).toMatchObject({ us_app_to_person_usecase: 'LOW_VOLUME' });
    expect(await isVerified(office)).toEqual([false]);
    campaign({ campaign_status: 'VERIFIED' });
    await look(office, 2);
    expect((await now(office)).status).toBe('APPROVED');
    expect(await isVerified(office)).toEqual([true]);
    expect(registry.numbers).toContainEqual(expect.objectContaining({ sid: office.sid }));
    const monthly = await world.events(RegistrationMonthlyChangedSchema, 'telephony.registration_monthly.changed.v1');
    expect(monthly.at(-1)).toMatchObject({ registrationId: sent.id, active: true });
    const view = registrationInit(await now(office), await deps.db.tenant(office.workspaceId, numbersOf));
    expect(view).toMatchObject({
      brandStatus: 'APPROVED',
      brandFixed: true,
      dueFees: [],
      numbers: [{ state: 'COVERED' }],
    });
    // Looking again changes nothing.
    const { version } = await now(office);
    await look(office, 2);
    expect((await now(office)).version).toBe(version);
    expect(await feesOf(office)).toHaveLength(2);
  });

  it('is refused before anything is sent where credit does not suffice, and asks for the same fees again', async () => {
    const office = await officeOf();
    till.credit = false;
    const before = registry.brands.length;
    await expect(submit(office)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    till.credit = true;
    expect([(await now(office)).status, registry.brands.length]).toEqual(['READY_FOR_SUBMISSION', before]);
    const held = till.fees.size;
    await submit(office);
    expect(till.fees.size).toBe(held + 2);
  });

  it('that the registry does not know is corrected and sent again, and its brand is paid once', async () => {
    const office = await officeOf();
    await submit(office);
    await look(office);
    brand({ status: 'FAILED', errors: [{ error_code: 30_702, error_message: 'Not found', fields: [] }] });
    await look(office);
    expect(await now(office)).toMatchObject({
      status: 'REJECTED',
      rejections: [{ code: '30702', reason: 'Not found' }],
    });
    expect(await feesOf(office)).toEqual(['BRAND_FEE taken', 'CAMPAIGN_FEE back']);
    const corrected = await save(office, (await now(office)).version, {
      businessName: 'Wrenfield Houseware LLC',
      messageSamples: [
        'Wrenfield Houseware: your visit is on Friday.',
        'Wrenfield Houseware: thanks for your question.',
      ],
    });
    expect(corrected.status).toBe('READY_FOR_SUBMISSION');
    const brands = registry.brands.length;
    await submit(office);
    await look(office);
    expect(registry.brands).toHaveLength(brands);
    expect(
      registry.people.some(
        ({ attributes }) => (attributes as { business_name?: string }).business_name === 'Wrenfield Houseware LLC',
      ),
    ).toBe(true);
    brand({ status: 'APPROVED' });
    await look(office);
    expect(await feesOf(office)).toEqual(['BRAND_FEE taken', 'CAMPAIGN_FEE back', 'CAMPAIGN_FEE taken']);
  });

  it('whose texts are rejected pays the review again, and keeps the business as it is', async () => {
    const office = await officeOf();
    await submit(office);
    await look(office);
    brand({ status: 'APPROVED' });
    await look(office);
    campaign({ campaign_status: 'FAILED', errors: [{ error_code: 30_893, error_message: 'They disagree' }] });
    await look(office);
    const rejected = await now(office);
    expect(rejected).toMatchObject({ status: 'REJECTED', editAllowed: true, rejections: [{ code: '30893' }] });
    await expect(save(office, rejected.version, { businessName: 'Other LLC' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'businessName',
    });
    const again = await save(office, rejected.version, {
      description: 'We tell customers when their visit is, and answer them.',
    });
    expect(registrationInit(again, []).dueFees).toEqual(['CAMPAIGN_FEE']);
    await submit(office);
    await look(office);
    expect(registry.campaigns.at(-1)).toMatchObject({
      form: { Description: expect.stringContaining('when their visit') },
    });
    expect(await feesOf(office)).toEqual(['BRAND_FEE taken', 'CAMPAIGN_FEE taken', 'CAMPAIGN_FEE taken']);
  });

  it('whose texts are high risk can’t be sent again', async () => {
    const office = await officeOf();
    await submit(office);
    await look(office);
    brand({ status: 'APPROVED' });
    await look(office);
    campaign({ campaign_status: 'FAILED', errors: [{ error_code: 30_885, error_message: 'High risk' }] });
    await look(office);
    const { status, editAllowed, version } = await now(office);
    expect([status, editAllowed]).toEqual(['REJECTED', false]);
    await expect(save(office, version)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    // Withdrawn it can be written anew; the registry forgets the texts, not the business.
    const withdrawn = await withdrawRegistration(deps)({ version }, office.ana);
    expect(withdrawn.status).toBe('DRAFT');
    const campaigns = registry.campaigns.length;
    await look(office);
    expect(registry.campaigns).toHaveLength(campaigns - 1);
    expect(registrationInit(await save(office, withdrawn.version), []).dueFees).toEqual(['CAMPAIGN_FEE']);
  });

  it('that misses something costs nothing', async () => {
    const office = await officeOf();
    await submit(office);
    registry.misses = ['website_url'];
    await look(office);
    registry.misses = [];
    expect(await now(office)).toMatchObject({ status: 'REJECTED', rejections: [{ code: 'noncompliant' }] });
    expect(await feesOf(office)).toEqual(['BRAND_FEE back', 'CAMPAIGN_FEE back']);
  });

  it('whose answers were lost is found again, and nothing is sent twice', async () => {
    const office = await officeOf();
    await submit(office);
    const posts = (path: string) =>
      carrier.requests.filter((one) => one.method === 'POST' && one.path.startsWith(path)).length;
    for (const path of ['/v1/CustomerProfiles', '/v1/a2p/BrandRegistrations']) {
      carrier.failNext((one) => one.method === 'POST' && one.path === path, 0);
      await look(office);
    }
    const brands = registry.brands.length;
    await look(office);
    expect(registry.brands).toHaveLength(brands);
    brand({ status: 'APPROVED' });
    carrier.failNext((one) => one.method === 'POST' && one.path.endsWith('/Usa2p'), 0);
    await look(office);
    const [campaigns, sent] = [registry.campaigns.length, posts('/v1/Services')];
    await look(office);
    expect([registry.campaigns.length, posts('/v1/Services')]).toEqual([campaigns, sent]);
    expect(await feesOf(office)).toEqual(['BRAND_FEE taken', 'CAMPAIGN_FEE taken']);
  });

  it('is looked at less and less often, and not at all when nothing is waited for', async () => {
    const office = await officeOf();
    await submit(office);
    const kept = await readLocal(deps, office.workspaceId);
    if (!kept) throw new Error('there is none');
    const at = new Date('2026-11-28T10:00:00Z');
    const registration = { ...kept.registration, updatedAt: at };
    const wait = (looks: number, status = 'IN_REVIEW', moment = at) =>
      ((nextLook(
        { registration: { ...registration, status }, state: { ...kept.state, looks } },
        moment,
        false,
      )?.getTime() ?? moment.getTime()) -
        moment.getTime()) /
      60_000;
    expect([0, 1, 2, 10, 1_000].map((looks) => wait(looks))).toEqual([1, 2, 4, 60, 60]);
    expect(wait(1_000, 'IN_REVIEW', new Date('2027-02-01T10:00:00Z'))).toBe(24 * 60);
    expect([wait(0, 'APPROVED'), wait(0, 'REJECTED'), wait(0, 'DRAFT')]).toEqual([24 * 60, 0, 0]);
  });
});

describe('a sole proprietor', () => {
  it('is texted, answers YES, and has one number', async () => {
    const office = await officeOf('SOLE_PROPRIETOR');
    const other = await deps.db.tenant(office.workspaceId, (uow) =>
      addNumber(deps, uow, {
        number: `+1628555${String(7_000 + made)}`,
        name: 'Second',
        teamId: office.teamId,
        isTestNumber: false,
        freeUntil: null,
        carrierSid: sidOf(9_000 + made),
      }),
    );
    await submit(office);
    await look(office);
    await expect(resendConfirmation(deps)(office.ana)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    brand({ status: 'APPROVED' });
    await look(office, 2);
    const campaigns = registry.campaigns.length;
    const waiting = registrationInit(await now(office), []);
    expect(waiting).toMatchObject({ status: 'IN_REVIEW', awaitsConfirmation: true });
    expect(waiting.confirmationSentAt).toBeDefined();
    await resendConfirmation(deps)(office.ana);
    expect(carrier.requests.at(-1)?.path).toMatch(/\/SmsOtp$/);
    brand({ errors: [{ error_code: 30_752, error_message: 'Too late' }] });
    await look(office);
    expect([(await now(office)).status, registry.campaigns.length]).toEqual(['IN_REVIEW', campaigns]);
    brand({ identity_status: 'VERIFIED', errors: [] });
    await look(office);
    campaign({ campaign_status: 'VERIFIED' });
    await look(office);
    expect((await now(office)).status).toBe('APPROVED');
    expect(await isVerified(office)).toEqual([true, false]);
    // The first one goes: the other is taken in.
    await deps.db.tenant(office.workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { id: office.phoneNumberId }, data: { status: 'RELEASED' } }),
    );
    await look(office);
    expect(await isVerified(office)).toEqual([false, true]);
    expect(stateOf(await now(office)).numbers).toEqual({ [other.id]: expect.objectContaining({ state: 'COVERED' }) });
  });
});

describe('an approved registration', () => {
  it('takes in what is bought later, says what the carrier refuses, and waits without a number', async () => {
    const office = await officeOf();
    await deps.db.tenant(office.workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ data: { status: 'RELEASED' } }));
    await approve(office);
    expect((await now(office)).status).toBe('IN_REVIEW');
    await deps.db.tenant(office.workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ data: { status: 'AVAILABLE' } }));
    await look(office);
    expect((await now(office)).status).toBe('APPROVED');
    const bought = sidOf(8_000 + made);
    registry.refuses.set(bought, 21_714);
    const later = await deps.db.tenant(office.workspaceId, (uow) =>
      addNumber(deps, uow, {
        number: `+1628556${String(7_000 + made)}`,
        name: 'Later',
        teamId: office.teamId,
        isTestNumber: false,
        freeUntil: null,
        carrierSid: bought,
      }),
    );
    const kept = async () => (await readLocal(deps, office.workspaceId))!;
    await coverNumbers(deps, await kept());
    expect(stateOf(await now(office)).numbers[later.id]).toMatchObject({ state: 'REFUSED', code: '21714' });
    registry.refuses.delete(bought);
    await coverNumbers(deps, await kept());
    expect(await isVerified(office)).toEqual([true, true]);
  });

  it('that is suspended stops its numbers, is appealed, and comes back', async () => {
    const office = await officeOf();
    await approve(office);
    campaign({ campaign_status: 'SUSPENDED', errors: [{ error_code: 30_899, error_message: 'Complaints' }] });
    await look(office);
    const suspended = await now(office);
    expect([suspended.status, await isVerified(office)]).toEqual(['SUSPENDED', [false]]);
    const appeal = (text: string) => appealRegistration(deps)({ text, version: suspended.version }, office.ana);
    expect(() => appeal('  ')).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
    const appealed = await appeal('We removed that list.');
    expect(registrationInit(appealed, []).appeal).toBe('We removed that list.');
    campaign({ campaign_status: 'VERIFIED', errors: [] });
    await look(office, 2);
    expect([(await now(office)).status, await isVerified(office)]).toEqual(['APPROVED', [true]]);
  });

  it('one of whose numbers a carrier refuses keeps it from texting, until it is put in again', async () => {
    const office = await officeOf();
    await approve(office);
    const unregistered = { phoneNumberId: office.phoneNumberId, carrierCode: '30034' };
    for (const _twice of [1, 2])
      await deliver(deps.db, [onNumberUnregistered()], office.workspaceId, NumberUnregisteredSchema, unregistered);
    expect(await isVerified(office)).toEqual([false]);
    const after = await now(office);
    expect([after.status, stateOf(after).numbers[office.phoneNumberId]?.code]).toEqual(['APPROVED', '30034']);
    const told = await world.events(RegistrationDecidedSchema, 'telephony.registration.decided.v1');
    expect(told.filter(({ registrationId }) => registrationId === after.id).map(({ status }) => status)).toEqual([
      'APPROVED',
      'SUSPENDED',
    ]);
    await look(office);
    expect(await isVerified(office)).toEqual([true]);
  });

  it('that ends takes back what the registry has, stops the month, and is a draft', async () => {
    const office = await officeOf();
    await approve(office);
    const ended = await withdrawRegistration(deps)({ version: (await now(office)).version }, office.ana);
    expect([ended.status, await isVerified(office)]).toEqual(['DRAFT', [false]]);
    const monthly = await world.events(RegistrationMonthlyChangedSchema, 'telephony.registration_monthly.changed.v1');
    expect(monthly.at(-1)).toMatchObject({ registrationId: ended.id, active: false });
    await look(office);
    expect(registry.numbers.some(({ sid }) => sid === office.sid)).toBe(false);
    expect(stateOf(await now(office))).toMatchObject({ ending: false, numbers: {} });
    expect(registrationInit(await save(office, ended.version), []).dueFees).toEqual(['CAMPAIGN_FEE']);
  });
});

it('answers are expected in working days', () => {
  // A Friday: Monday is the first.
  expect(workingDaysAfter(new Date('2026-11-27T10:00:00Z'), 1).toISOString()).toBe('2026-11-30T10:00:00.000Z');
  const steps = [{ status: 'PENDING', at: '2026-11-27T10:00:00Z', byName: 'Ana' }];
  const expected = expectedOf({ type: 'SOLE_PROPRIETOR', status: 'PENDING', steps });
  expect([expected?.from, expected?.until].map((day) => day?.toISOString().slice(0, 10))).toEqual([
    '2026-11-30',
    '2026-12-08',
  ]);
  expect(expectedOf({ type: 'SOLE_PROPRIETOR', status: 'APPROVED', steps })).toBeUndefined();
});
