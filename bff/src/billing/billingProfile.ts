import {
  BillingProfileService,
  type BillingProfile,
  type TaxIdForm,
} from '@ringline/proto/billing/v1/billing_profile_pb';
import type { AutoTopup } from '@ringline/proto/billing/v1/auto_topup_pb';
import type { Invoice, InvoiceTax, NextBilling, SubscriptionChange } from '@ringline/proto/billing/v1/subscriptions_pb';
import { minor, orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** Millionths in a percent. */
const OF_A_PERCENT = 10_000;
const cents = (minor: bigint): number => Number(minor) / 100;

/** A profile with what its form needs to know. */
export interface ProfileWithForms {
  readonly profile: BillingProfile;
  readonly forms: TaxIdForm[];
}

export const billingProfiles = {
  Query: {
    async getBillingProfile(_source, _args, context) {
      const { profile, forms } = await context.call(BillingProfileService).getBillingProfile({});
      return { profile: present(profile, 'the billing details'), forms };
    },
    async previewTopup(_source, { amount }, context) {
      const { creditMinor, dueMinor, currency, tax } = await context
        .call(BillingProfileService)
        .previewTopup({ amountMinor: minor(amount, 'amount') });
      return { credit: cents(creditMinor), amountDue: cents(dueMinor), currency, tax: tax ?? null };
    },
  },
  Mutation: {
    async setBillingProfile(_source, { workspace, input }, context) {
      await context.assertWorkspace(workspace);
      const service = context.call(BillingProfileService);
      const { profile } = await service.setBillingProfile({ ...input, country: input.country ?? '' });
      const { forms } = await service.getBillingProfile({});
      return { profile: present(profile, 'the billing details'), forms };
    },
  },
  BillingProfile: {
    id: ({ profile }: ProfileWithForms) => `billing-profile:${profile.workspaceId}`,
    company: ({ profile }: ProfileWithForms) => profile.company,
    address1: ({ profile }: ProfileWithForms) => profile.address1,
    address2: ({ profile }: ProfileWithForms) => profile.address2,
    city: ({ profile }: ProfileWithForms) => profile.city,
    region: ({ profile }: ProfileWithForms) => profile.region,
    postalCode: ({ profile }: ProfileWithForms) => profile.postalCode,
    country: ({ profile }: ProfileWithForms) => orNull(profile.country),
    taxId: ({ profile }: ProfileWithForms) => profile.taxId,
    version: ({ profile }: ProfileWithForms) => profile.version,
    tax: ({ profile }: ProfileWithForms) => profile.tax ?? null,
    taxIdForms: ({ forms }: ProfileWithForms) => forms,
  },
  InvoiceTax: {
    percent: ({ rate }: InvoiceTax) => rate / OF_A_PERCENT,
    net: ({ netMinor }: InvoiceTax) => cents(netMinor),
    amount: ({ taxMinor }: InvoiceTax) => cents(taxMinor),
  },
  Invoice: { tax: ({ tax }: Invoice) => tax ?? null },
  SubscriptionChange: { tax: ({ tax }: SubscriptionChange) => tax ?? null },
  NextBilling: { tax: ({ tax }: NextBilling) => tax ?? null },
  AutoTopup: { amountDue: ({ dueMinor }: AutoTopup) => cents(dueMinor) },
} satisfies Resolvers;
