/**
 * What the registry is told of a business and its texts, in its order: profile, trust product, brand; then messaging service and
 * campaign. What was made is kept before the next request, so that a step that is repeated goes on where it was.
 */
import type { Deps } from '../../context.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import { formOf, type Rejection } from '../registrations.ts';
import {
  addressOf,
  campaignOf,
  type LocalType,
  peopleOfProduct,
  peopleOfProfile,
  POLICIES,
  useCaseOf,
} from './form.ts';
import type { Bundle, RegistryState } from './state.ts';
import { charge, keep, type Kept } from './store.ts';

/** The sandbox's own account stands behind its customers under this name. */
const SANDBOX_PROFILE = `BU${'0'.repeat(31)}1`;

/** The profile of whoever runs Ringline; undefined: nobody named one, and no registry takes a registration then. */
export const primaryProfile = ({ env }: Pick<Deps, 'env'>): string | undefined =>
  env.CARRIER_PROFILE_SID ?? (env.SANDBOX_ENABLED ? SANDBOX_PROFILE : undefined);

/** The registry says that something is missing, before anything was paid. */
export class NotCompliant extends Error {
  override readonly name = 'NotCompliant';
  readonly rejections: readonly Rejection[];
  constructor(rejections: readonly Rejection[]) {
    super('The registry finds the profile not compliant');
    this.rejections = rejections;
  }
}

/** What was to be sent again has been. */
function sentAgain(state: RegistryState): RegistryState {
  const { again: _, ...rest } = state;
  return rest;
}

const named = (registration: Registration): string => `ringline ${registration.id}`;

/** Sends the business, or sends it again. @throws NotCompliant, and what the carrier refuses */
export async function sendBrand(deps: Deps, kept: Kept): Promise<Kept> {
  let now = kept;
  const { workspaceId, type } = kept.registration;
  const of = type as LocalType;
  now = await bundleOf(deps, now, of, 'profile');
  now = await bundleOf(deps, now, of, 'product');
  const { brandRegistrations } = deps.carrier.rest.messaging.v1;
  const { profile, product, brandSid, again } = now.state;
  if (brandSid !== undefined) {
    if (again === 'BRAND') await brandRegistrations(brandSid).update();
    return keep(deps, workspaceId, (state) => ({ ...sentAgain(state), brandStatus: 'PENDING' }));
  }
  if (!profile || !product) throw new Error('The profile is not complete');
  // Its answer may have been lost: one profile has one brand.
  const known = (await brandRegistrations.list({ limit: 1_000 })).find(
    ({ customerProfileBundleSid }) => customerProfileBundleSid === profile.sid,
  );
  const { sid } =
    known ??
    (await brandRegistrations.create({
      customerProfileBundleSid: profile.sid,
      a2PProfileBundleSid: product.sid,
      ...(of === 'SOLE_PROPRIETOR' ? { brandType: 'SOLE_PROPRIETOR' } : { skipAutomaticSecVet: true }),
    }));
  return keep(deps, workspaceId, (state, uow) =>
    charge(uow, { ...state, brandSid: sid, brandStatus: 'PENDING' }, 'BRAND_FEE'),
  );
}

async function bundleOf(deps: Deps, kept: Kept, type: LocalType, kind: 'profile' | 'product'): Promise<Kept> {
  const { trusthub } = deps.carrier.rest;
  const { registration } = kept;
  const form = formOf(registration);
  const { workspaceId } = registration;
  const policySid = POLICIES[type][kind];
  const friendlyName = named(registration);
  const statusOf = { friendlyName, email: form.email, policySid };
  let bundle: Bundle | undefined = kept.state[kind];
  let latest = kept;
  const note = async (change: Partial<Bundle> & { sid?: string }) => {
    latest = await keep(deps, workspaceId, (state) => ({
      ...state,
      [kind]: { people: {}, assigned: [], sent: false, ...state[kind], ...change },
    }));
    bundle = latest.state[kind];
  };
  const current = (): Bundle => {
    if (!bundle) throw new Error('The profile is not there');
    return bundle;
  };
  if (!bundle) {
    const made =
      kind === 'profile'
        ? ((await trusthub.v1.customerProfiles.list({ friendlyName, policySid, limit: 1 }))[0] ??
          (await trusthub.v1.customerProfiles.create(statusOf)))
        : ((await trusthub.v1.trustProducts.list({ friendlyName, policySid, limit: 1 }))[0] ??
          (await trusthub.v1.trustProducts.create(statusOf)));
    await note({ sid: made.sid });
  }
  const people = kind === 'profile' ? peopleOfProfile(type, form) : peopleOfProduct(type, form);
  for (const [name, attributes] of Object.entries(people)) {
    const sid = current().people[name];
    if (sid !== undefined) await trusthub.v1.endUsers(sid).update({ attributes });
    else {
      const made = await trusthub.v1.endUsers.create({ friendlyName, type: name, attributes });
      await note({ people: { ...current().people, [name]: made.sid } });
    }
  }
  if (kind === 'profile') {
    const { addressSid } = current();
    const { addresses } = deps.carrier.rest;
    if (addressSid !== undefined) await addresses(addressSid).update(addressOf(form));
    else {
      const made = await addresses.create({
        ...addressOf(form),
        isoCountry: form.country,
        friendlyName: registration.id.slice(0, 32),
      });
      await note({ addressSid: made.sid });
    }
    if (current().documentSid === undefined) {
      const made = await trusthub.v1.supportingDocuments.create({
        friendlyName,
        type: 'customer_profile_address',
        attributes: { address_sids: current().addressSid },
      });
      await note({ documentSid: made.sid });
    }
  }
  const behind = kind === 'profile' ? primaryProfile(deps) : latest.state.profile?.sid;
  const objects = [...Object.values(current().people), current().documentSid, behind].filter(
    (sid) => sid !== undefined,
  );
  const isAssigned = (sid: string) => current().assigned.includes(sid);
  for (const objectSid of objects.filter((sid) => !isAssigned(sid))) {
    const assign = () =>
      kind === 'profile'
        ? trusthub.v1.customerProfiles(current().sid).customerProfilesEntityAssignments.create({ objectSid })
        : trusthub.v1.trustProducts(current().sid).trustProductsEntityAssignments.create({ objectSid });
    await assign().catch(ignoreTwice);
    await note({ assigned: [...current().assigned, objectSid] });
  }
  if (current().sent) return latest;
  const { sid } = current();
  const evaluation =
    kind === 'profile'
      ? await trusthub.v1.customerProfiles(sid).customerProfilesEvaluations.create({ policySid })
      : await trusthub.v1.trustProducts(sid).trustProductsEvaluations.create({ policySid });
  if (evaluation.status !== 'compliant') throw new NotCompliant(missingOf(evaluation.results));
  const sending = { status: 'pending-review' } as const;
  if (kind === 'profile') await trusthub.v1.customerProfiles(sid).update(sending);
  else await trusthub.v1.trustProducts(sid).update(sending);
  await note({ sent: true });
  return latest;
}

/** An assignment whose answer was lost is there already. */
function ignoreTwice(error: unknown): void {
  if ((error as { status?: number }).status !== 409) throw error;
}

function missingOf(results: unknown): Rejection[] {
  const all = Array.isArray(results) ? (results as { passed?: boolean; invalid?: { object_field?: string }[] }[]) : [];
  const fields = all
    .filter(({ passed }) => passed === false)
    .flatMap(({ invalid }) => (invalid ?? []).map(({ object_field: field }) => field ?? ''));
  return [
    { code: 'noncompliant', reason: `The registry misses: ${fields.filter(Boolean).join(', ') || 'a document'}.` },
  ];
}

/** Sends the texts for review, or sends them again. The fee is held already. */
export async function sendCampaign(deps: Deps, kept: Kept): Promise<Kept> {
  const { registration, state } = kept;
  const { workspaceId } = registration;
  const of = registration.type as LocalType;
  const { services } = deps.carrier.rest.messaging.v1;
  let { serviceSid } = state;
  if (serviceSid === undefined) {
    const friendlyName = named(registration);
    const known = (await services.list({ limit: 1_000 })).find((one) => one.friendlyName === friendlyName);
    // Texts that come in go on to where the number itself has them brought.
    serviceSid = (known ?? (await services.create({ friendlyName, useInboundWebhookOnNumber: true }))).sid;
    const made = serviceSid;
    await keep(deps, workspaceId, (before) => ({ ...before, serviceSid: made }));
  }
  const campaigns = services(serviceSid).usAppToPerson;
  const words = campaignOf(formOf(registration));
  let { campaignSid } = state;
  if (campaignSid !== undefined)
    await campaigns(campaignSid).update({ ...words, ageGated: false, directLending: false });
  else
    campaignSid = (
      (await campaigns.list({ limit: 1 }))[0] ??
      (await campaigns.create({
        ...words,
        brandRegistrationSid: state.brandSid ?? '',
        usAppToPersonUsecase: useCaseOf(of),
        subscriberOptIn: true,
      }))
    ).sid;
  const sid = campaignSid;
  return keep(deps, workspaceId, (before, uow) =>
    charge(uow, { ...sentAgain(before), campaignSid: sid, campaignStatus: 'IN_PROGRESS' }, 'CAMPAIGN_FEE'),
  );
}

/** Takes back what the registry has of the texts; the business stays known there. */
export async function takeBackCampaign(deps: Deps, { registration, state }: Kept): Promise<void> {
  const { serviceSid, campaignSid } = state;
  const gone = (error: unknown) => {
    if ((error as { status?: number }).status !== 404) throw error;
  };
  if (serviceSid !== undefined) {
    const service = deps.carrier.rest.messaging.v1.services(serviceSid);
    for (const { sid, state: is } of Object.values(state.numbers))
      if (is === 'COVERED') await service.phoneNumbers(sid).remove().catch(gone);
    if (campaignSid !== undefined) await service.usAppToPerson(campaignSid).remove().catch(gone);
  }
  await keep(deps, registration.workspaceId, (before): RegistryState => {
    const { campaignSid: _one, campaignStatus: _two, again: _three, ...rest } = before;
    return { ...rest, numbers: {}, ending: false };
  });
}
