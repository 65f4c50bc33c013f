/** Toll-free verifications at the carrier. It tells nobody how they stand, so that they are asked for. */
import { carrierFailure } from '@ringline/kit/carrier';
import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import type { Registration } from '../generated/prisma/client.ts';
import { follow, nextLook } from './local/follow.ts';
import { COVER_NUMBERS, coverNumbers, covers } from './local/numbers.ts';
import { readLocal } from './local/store.ts';
import {
  CHECK_REGISTRATION,
  formOf,
  lockRegistration,
  moveRegistration,
  type Rejection,
  SUBMIT_REGISTRATION,
} from './registrations.ts';
import type { RegistrationForm } from './form.ts';
import { TOLL_FREE_INPUT } from './transitions.ts';

/** How long until it is asked again: reviews take days, the sandbox's take seconds. */
const AGAIN_MS = { carrier: 3_600_000, sandbox: 1_000 } as const;
const payload = z.object({ workspaceId: z.uuid(), registrationId: z.uuid() });
type Which = z.infer<typeof payload>;
/** The carrier takes one of these, and no other number. */
const VOLUMES = [10, 100, 1_000, 10_000, 100_000, 250_000, 500_000, 750_000, 1_000_000, 5_000_000] as const;

export const registrationJobs = (deps: Deps): Job[] => [
  job({
    name: SUBMIT_REGISTRATION,
    schema: payload,
    retry: { limit: 20, delaySeconds: 2 },
    handler: async (which) => {
      if (await isLocal(deps, which)) return followLocal(deps, which);
      await submitToRegistry(deps, which);
      await checkLater(deps, which);
    },
  }),
  job({
    name: CHECK_REGISTRATION,
    schema: payload,
    retry: { limit: 20, delaySeconds: 2 },
    handler: async (which) => {
      if (await isLocal(deps, which)) return followLocal(deps, which);
      if (await checkAtRegistry(deps, which)) await checkLater(deps, which);
    },
  }),
  job({
    name: COVER_NUMBERS,
    schema: payload,
    retry: { limit: 20, delaySeconds: 2 },
    handler: async ({ workspaceId }) => {
      const kept = await readLocal(deps, workspaceId);
      if (!kept || !covers(kept.registration.status, kept.state)) return;
      if (kept.registration.status === 'APPROVED') await coverNumbers(deps, kept);
      else await follow(deps, workspaceId);
    },
  }),
];

const isLocal = ({ db }: Pick<Deps, 'db'>, { workspaceId, registrationId: id }: Which): Promise<boolean> =>
  db.tenant(workspaceId, async ({ tx }) => {
    const found = await tx.registration.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
    return found?.phoneNumberId === null;
  });

/** Leads the local numbers' registration on, and looks again when it is time; of several looks one waits. */
async function followLocal(deps: Deps, which: Which): Promise<void> {
  const kept = await follow(deps, which.workspaceId);
  const startAfter = kept && nextLook(kept, deps.clock.now(), deps.env.SANDBOX_ENABLED);
  if (!startAfter) return;
  await deps.db.tenant(which.workspaceId, (uow) =>
    deps.jobs.enqueue(uow, CHECK_REGISTRATION, which, { startAfter, singletonKey: which.registrationId }),
  );
}

const checkLater = ({ db, jobs, clock, env }: Deps, which: Which): Promise<void> =>
  db.tenant(which.workspaceId, (uow) =>
    jobs.enqueue(uow, CHECK_REGISTRATION, which, {
      startAfter: new Date(clock.now().getTime() + AGAIN_MS[env.SANDBOX_ENABLED ? 'sandbox' : 'carrier']),
    }),
  );

const registrationOf = ({ db }: Pick<Deps, 'db'>, { workspaceId, registrationId: id }: Which) =>
  db.tenant(workspaceId, async ({ tx }) => {
    const registration = await tx.registration.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
    const phoneNumberId = registration?.phoneNumberId;
    if (!registration || !phoneNumberId) return undefined;
    const number = await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id: phoneNumberId } } });
    return number && { registration, number };
  });

/**
 * Sends a verification, or sends a rejected one again. What was sent and whose answer was lost is found by our id, so that
 * repeating it makes no second one.
 * @throws Error when the carrier can't be asked; a refusal of the carrier rejects the registration
 */
export async function submitToRegistry(deps: Deps, which: Which): Promise<void> {
  const found = await registrationOf(deps, which);
  if (!found || found.registration.status !== 'PENDING') return;
  const { registration, number } = found;
  const { tollfreeVerifications } = deps.carrier.rest.messaging.v1;
  if (number.carrierSid === null) throw new Error('the number is not set up at the carrier yet');
  const fields = fieldsOf(formOf(registration));
  const byReference = { externalReferenceId: registration.id, limit: 1 };
  try {
    const [known] = await tollfreeVerifications.list(byReference);
    const sent =
      known === undefined
        ? await tollfreeVerifications.create({
            ...fields,
            tollfreePhoneNumberSid: number.carrierSid,
            externalReferenceId: registration.id,
          })
        : known.status === 'TWILIO_REJECTED'
          ? await tollfreeVerifications(known.sid).update({ ...fields, editReason: 'Corrected after the rejection' })
          : known;
    await deps.db.tenant(which.workspaceId, ({ tx }) =>
      tx.registration.update({ where: at(registration), data: { carrierSid: sent.sid } }),
    );
  } catch (error) {
    const failure = carrierFailure(error);
    if (failure.kind !== 'refused') throw error;
    await move(deps, registration, 'REJECTED', [{ code: String(failure.code), reason: failure.message }], null);
  }
}

/** Asks how it stands. @returns whether it has to be asked again */
export async function checkAtRegistry(deps: Deps, which: Which): Promise<boolean> {
  const found = await registrationOf(deps, which);
  if (!found || !['PENDING', 'IN_REVIEW'].includes(found.registration.status)) return false;
  const { registration } = found;
  if (registration.carrierSid === null) return true;
  const told = await deps.carrier.rest.messaging.v1.tollfreeVerifications(registration.carrierSid).fetch();
  const input = TOLL_FREE_INPUT[told.status];
  if (input === undefined || (input === 'ACKNOWLEDGED' && registration.status === 'IN_REVIEW')) return true;
  const rejections = input === 'REJECTED' ? rejectionsOf(told) : [];
  await move(deps, registration, input, rejections, told.editExpiration ?? null, told.editAllowed ?? true);
  return input === 'ACKNOWLEDGED';
}

async function move(
  deps: Deps,
  { workspaceId, phoneNumberId, status }: Registration,
  kind: NonNullable<(typeof TOLL_FREE_INPUT)[string]>,
  rejections: readonly Rejection[],
  editUntil: Date | null,
  editAllowed = true,
): Promise<void> {
  await deps.db.tenant(workspaceId, async (uow) => {
    const locked = await lockRegistration(uow.tx, workspaceId, phoneNumberId);
    // Another replica was told the same.
    if (locked?.status !== status) return;
    const rejected = kind === 'REJECTED';
    await moveRegistration(deps, uow, locked, { kind } as never, {
      rejections,
      editAllowed: !rejected || editAllowed,
      editUntil: rejected ? editUntil : null,
    });
  });
}

const at = ({ workspaceId, id }: Registration) => ({ workspaceId_id: { workspaceId, id } });

/** The carrier has a list of reasons, and in older answers one. */
function rejectionsOf(told: {
  rejectionReasons: unknown[] | null;
  rejectionReason: string | null;
  errorCode: number | null;
}): Rejection[] {
  const listed = z
    .array(z.looseObject({ code: z.union([z.string(), z.number()]), reason: z.string() }))
    .safeParse(told.rejectionReasons);
  if (listed.success && listed.data.length > 0)
    return listed.data.map(({ code, reason }) => ({ code: String(code), reason }));
  return [{ code: String(told.errorCode ?? ''), reason: told.rejectionReason ?? 'The carriers gave no reason.' }];
}

const USE_CASES: Readonly<Record<string, string>> = { DELIVERY_NOTIFICATION: 'DELIVERY_NOTIFICATIONS' };

/** The form in the carrier's words. */
export function fieldsOf(form: RegistrationForm) {
  return {
    businessName: form.businessName,
    businessWebsite: form.website,
    notificationEmail: form.email,
    businessStreetAddress: form.address1,
    ...(form.address2 === '' ? {} : { businessStreetAddress2: form.address2 }),
    businessCity: form.city,
    businessStateProvinceRegion: form.state,
    businessPostalCode: form.zip,
    businessCountry: form.country,
    businessContactFirstName: form.firstName,
    businessContactLastName: form.lastName,
    businessContactEmail: form.email,
    businessContactPhone: form.phone,
    useCaseCategories: form.useCases.map((name) => USE_CASES[name] ?? name),
    useCaseSummary: form.description,
    productionMessageSample: form.messageSamples.join('\n'),
    optInType: form.optInType as 'WEB_FORM',
    optInImageUrls: [...form.optInImageUrls],
    additionalInformation: form.messageFlow,
    messageVolume: volumeInWords(form.messageVolume),
    ...(form.privacyPolicyUrl === '' ? {} : { privacyPolicyUrl: form.privacyPolicyUrl }),
  };
}

/** The smallest of the carrier's that holds it. */
function volumeInWords(perMonth: number): string {
  const step = VOLUMES.find((most) => perMonth <= most);
  return step === undefined ? '10,000,000+' : step.toLocaleString('en-US');
}
