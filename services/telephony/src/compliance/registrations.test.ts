/** Registrations from the draft to the approval, with the carrier's registry outside (defaults 9). */
import { create } from '@bufbuild/protobuf';
import { RegistrationFormSchema } from '@ringline/proto/telephony/v1/registrations_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { checkAtRegistry, submitToRegistry } from './atRegistry.ts';
import type { RegistrationForm, RegistrationType } from './form.ts';
import type { Finding } from './lint.ts';
import { listRegistrations, saveRegistration, submitTollFree } from './registrations.ts';
import { goodForm } from './samples.testkit.ts';

const world = await telephonyWorld();
const { carrier, deps } = world;
const save = saveRegistration(deps);
const submit = submitTollFree(deps);
let numbers = 0;

/** A workspace with a toll-free number that is set up at the carrier. */
async function officeOf() {
  const number = `+1833555${String((numbers += 1)).padStart(4, '0')}`;
  const office = await world.workspace(['Ana'], number);
  await deps.db.tenant(office.workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({ data: { type: 'TOLL_FREE', isTestNumber: false, carrierSid: `PN${'5'.repeat(32)}` } }),
  );
  const ana = principalOf(office.workspaceId, office.people[0]?.userId ?? '');
  return { ...office, ana };
}
type Office = Awaited<ReturnType<typeof officeOf>>;

function message(type: RegistrationType, change: Partial<RegistrationForm> = {}) {
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
const tollFree = ({ phoneNumberId, ana }: Office, version: number, change: Partial<RegistrationForm> = {}) =>
  save({ type: 'TOLL_FREE', phoneNumberId, form: message('TOLL_FREE', change), version }, ana);
const rulesOf = ({ findings }: { findings: unknown }) => (findings as Finding[]).map(({ rule }) => rule);
const only = async ({ ana }: Office) => {
  const [registration] = await listRegistrations(deps)(ana);
  if (!registration) throw new Error('there is none');
  return registration;
};
const isVerified = ({ workspaceId }: Office) =>
  deps.db.tenant(workspaceId, async ({ tx }) => (await tx.phoneNumber.findFirstOrThrow()).isComplianceVerified);
const at = (office: Office, registrationId: string) => ({ workspaceId: office.workspaceId, registrationId });
const decide = (fields: object) => Object.assign(carrier.verifications.at(-1) ?? {}, fields);

describe('a draft', () => {
  it('is kept whatever is missing, and is ready once nothing would get it rejected', async () => {
    const office = await officeOf();
    const first = await tollFree(office, 0, { businessName: '', website: 'https://missing.example' });
    expect(first).toMatchObject({ status: 'DRAFT', version: 1 });
    expect(rulesOf(first)).toEqual(['MISSING', 'WEBSITE_UNREACHABLE']);
    await expect(submit({ phoneNumberId: office.phoneNumberId, version: 1 }, office.ana)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    });
    expect(await tollFree(office, 1)).toMatchObject({ status: 'READY_FOR_SUBMISSION', version: 2, findings: [] });
    await expect(tollFree(office, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await tollFree(office, 2, { messageSamples: ['Hello there, nobody knows who writes.'] })).toMatchObject({
      status: 'DRAFT',
    });
  });

  it('is one for the local numbers, of a business or of a person', async () => {
    const { ana } = await officeOf();
    const saved = await save({ type: 'LV_STANDARD', phoneNumberId: '', form: message('LV_STANDARD'), version: 0 }, ana);
    expect(saved).toMatchObject({ type: 'LV_STANDARD', status: 'READY_FOR_SUBMISSION', phoneNumberId: null });
    const person = { type: 'SOLE_PROPRIETOR', phoneNumberId: '', form: message('SOLE_PROPRIETOR'), version: 1 };
    expect(await save(person, ana)).toMatchObject({ id: saved.id, type: 'SOLE_PROPRIETOR' });
  });

  it('is refused for a number that is not toll-free, or another workspace’s, and for what is no such form', async () => {
    const [ours, theirs] = [await officeOf(), await officeOf()];
    await deps.db.tenant(ours.workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ data: { type: 'LOCAL' } }));
    await expect(tollFree(ours, 0)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'phoneNumberId' });
    await expect(tollFree({ ...ours, phoneNumberId: theirs.phoneNumberId }, 0)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const form = message('TOLL_FREE', { optInType: 'TELEPATHY' });
    const wrong = { type: 'TOLL_FREE', phoneNumberId: theirs.phoneNumberId, form, version: 0 };
    await expect(save(wrong, theirs.ana)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'optInType' });
  });
});

describe('a toll-free verification', () => {
  it('is reviewed, rejected with reasons, corrected within seven days, and approved with its number', async () => {
    const office = await officeOf();
    const { id } = await tollFree(office, 0);
    await submit({ phoneNumberId: office.phoneNumberId, version: 1 }, office.ana);
    await submitToRegistry(deps, at(office, id));
    expect(carrier.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/Tollfree/Verifications',
      form: { ExternalReferenceId: id, MessageVolume: '1,000', UseCaseCategories: 'CUSTOMER_CARE' },
    });
    await expect(tollFree(office, 2)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await checkAtRegistry(deps, at(office, id))).toBe(true);
    decide({ status: 'IN_REVIEW' });
    expect(await checkAtRegistry(deps, at(office, id))).toBe(true);
    expect(await checkAtRegistry(deps, at(office, id))).toBe(true);
    decide({
      status: 'TWILIO_REJECTED',
      rejection_reasons: [{ code: 30837, reason: 'Opt-in image is cropped' }],
      edit_allowed: true,
      edit_expiration: '2026-12-04T10:00:00Z',
    });
    expect(await checkAtRegistry(deps, at(office, id))).toBe(false);
    expect(await only(office)).toMatchObject({
      status: 'REJECTED',
      rejections: [{ code: '30837', reason: 'Opt-in image is cropped' }],
      editUntil: new Date('2026-12-04T10:00:00Z'),
    });
    const { version } = await tollFree(office, (await only(office)).version);
    await submit({ phoneNumberId: office.phoneNumberId, version }, office.ana);
    await submitToRegistry(deps, at(office, id));
    expect(carrier.requests.findLast(({ method }) => method === 'POST')?.form).toMatchObject({
      EditReason: 'Corrected after the rejection',
    });
    expect(await isVerified(office)).toBe(false);
    decide({ status: 'TWILIO_APPROVED', rejection_reasons: null });
    expect(await checkAtRegistry(deps, at(office, id))).toBe(false);
    const done = await only(office);
    expect(
      (done.steps as { status: string; byName: string }[]).map(({ status, byName }) => `${status} ${byName}`),
    ).toEqual([
      'READY_FOR_SUBMISSION Ana',
      'PENDING Ana',
      'IN_REVIEW ',
      'REJECTED ',
      'READY_FOR_SUBMISSION Ana',
      'PENDING Ana',
      'APPROVED ',
    ]);
    expect(await isVerified(office)).toBe(true);
    const told = await world.events(NumberChangedSchema, 'telephony.number.changed.v1');
    expect(told.at(-1)?.number).toMatchObject({ id: office.phoneNumberId, isComplianceVerified: true });
  });

  it('whose answer was lost is found again, and is not sent twice', async () => {
    const office = await officeOf();
    const { id } = await tollFree(office, 0);
    await submit({ phoneNumberId: office.phoneNumberId, version: 1 }, office.ana);
    carrier.failNext(({ method, path }) => method === 'POST' && path.startsWith('/v1/Tollfree'), 0);
    await expect(submitToRegistry(deps, at(office, id))).rejects.toThrow('socket hang up');
    carrier.requests.length = 0;
    await submitToRegistry(deps, at(office, id));
    expect(carrier.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await only(office)).toMatchObject({ carrierSid: carrier.verifications.at(-1)?.sid, status: 'PENDING' });
  });

  it('that the carrier refuses at once is rejected in its words', async () => {
    const office = await officeOf();
    const { id } = await tollFree(office, 0);
    await submit({ phoneNumberId: office.phoneNumberId, version: 1 }, office.ana);
    carrier.failNext(({ method, path }) => method === 'POST' && path.startsWith('/v1/Tollfree'), 400);
    await submitToRegistry(deps, at(office, id));
    expect(await only(office)).toMatchObject({
      status: 'REJECTED',
      rejections: [{ code: '20400', reason: 'as scripted' }],
    });
  });
});
