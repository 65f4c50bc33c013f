/** To whom a workspace's invoices go from now on: company, address and tax id. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { conflict, invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type {
  BillingProfileSchema,
  GetBillingProfileResponseSchema,
} from '@ringline/proto/billing/v1/billing_profile_pb';
import { lockSubscription } from '../changes/holding.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import type { BillingProfile } from '../generated/prisma/client.ts';
import { describeTax } from '../tax/describeTax.ts';
import { formOf, readTaxId, taxIdForms } from '../tax/taxIds.ts';
import { taxTermsAt } from '../tax/termsOf.ts';

const LONGEST = 120;
const LONGEST_POSTAL_CODE = 20;

const TEXTS = ['company', 'address1', 'address2', 'city', 'region', 'postalCode'] as const;

export type ProfileInput = Readonly<
  Pick<BillingProfile, (typeof TEXTS)[number] | 'country' | 'taxId'> & { version: number }
>;

export const getBillingProfile =
  (deps: Deps) =>
  (_input: object, { workspaceId }: Actor): Promise<MessageInitShape<typeof GetBillingProfileResponseSchema>> =>
    deps.db.tenant(workspaceId, async (uow) => ({ profile: await described(deps, uow), forms: taxIdForms() }));

/**
 * Keeps what invoices are made out to from now on. Those that were issued stay as they are.
 * @throws Refusal VALIDATION_FAILED with the field, CONFLICT for a profile that somebody else has changed
 */
export const setBillingProfile =
  (deps: Deps) =>
  (input: ProfileInput, { workspaceId }: Actor): Promise<MessageInitShape<typeof BillingProfileSchema>> => {
    const kept = read(input);
    return deps.db.tenant(workspaceId, async (uow) => {
      // Behind the lock that invoices are made behind: each has the profile of before or of after.
      await lockSubscription(deps, uow);
      const present = await uow.tx.billingProfile.findFirst({ where: { workspaceId } });
      if ((present?.version ?? 0) !== input.version) throw conflict('The billing details');
      const updatedAt = deps.clock.now();
      await uow.tx.billingProfile.upsert({
        where: { workspaceId },
        create: { ...kept, workspaceId, updatedAt },
        update: { ...kept, updatedAt, version: { increment: 1 } },
      });
      return described(deps, uow);
    });
  };

/** @throws Refusal VALIDATION_FAILED */
function read(input: ProfileInput): Omit<BillingProfile, 'workspaceId' | 'version' | 'updatedAt'> {
  const text = (field: (typeof TEXTS)[number]): string => {
    const typed = trimmed(input[field]).replaceAll(/\s+/gu, ' ');
    const most = field === 'postalCode' ? LONGEST_POSTAL_CODE : LONGEST;
    if (typed.length > most) throw invalid(field, `Use at most ${most} characters.`);
    return typed;
  };
  const country = trimmed(input.country).toUpperCase();
  if (country !== '' && !isCountry(country)) throw invalid('country', 'Choose a country from the list.');
  return {
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country,
    taxId: taxIdOf(country, trimmed(input.taxId)),
  };
}

/** @throws Refusal VALIDATION_FAILED */
function taxIdOf(country: string, typed: string): string {
  if (typed === '') return '';
  if (country === '') throw invalid('country', 'Choose the country that the tax ID is from.');
  const taxId = readTaxId(country, typed);
  if (taxId !== undefined) return taxId;
  const form = formOf(country);
  throw invalid(
    'taxId',
    form
      ? `A tax ID of this country (${form.name}) looks like ${form.example}. Check it, or leave it empty.`
      : 'A tax ID has 4 to 24 letters and digits. Check it, or leave it empty.',
  );
}

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes of two letters that the world's list has. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && NAMES.of(code) !== undefined && code !== 'ZZ';

async function described(deps: Deps, uow: Unit): Promise<MessageInitShape<typeof BillingProfileSchema>> {
  const { workspaceId } = uow;
  const row = await uow.tx.billingProfile.findFirst({ where: { workspaceId } });
  const terms = await taxTermsAt(deps, uow, deps.clock.now());
  const { company = '', address1 = '', address2 = '', city = '', region = '', postalCode = '' } = row ?? {};
  return {
    workspaceId,
    company,
    address1,
    address2,
    city,
    region,
    postalCode,
    country: row?.country ?? '',
    taxId: row?.taxId ?? '',
    version: row?.version ?? 0,
    ...(terms ? { tax: describeTax({ ...terms, netCents: 0n, taxCents: 0n }) } : {}),
  };
}
