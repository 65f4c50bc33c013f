import {
  RegistrationService,
  type Registration,
  type RegisteredNumber,
  type RegistrationFinding,
  type RegistrationForm,
  type RegistrationStep,
} from '@ringline/proto/telephony/v1/registrations_pb';
import { RegistrationFeeService } from '@ringline/proto/billing/v1/registrations_pb';
import type { PhoneNumber } from '@ringline/proto/telephony/v1/telephony_pb';
import { given } from '../graphql/given.ts';
import { orNull, present } from '../graphql/present.ts';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import type { RegistrationInput } from '../generated/resolverTypes.ts';

function formOf(input: RegistrationInput) {
  const { businessIdentifierType, businessIdentifier, campaignDescription, address, ...rest } = input;
  const { regionsOfOperation, useCases, messageSamples, optInImageUrls, ...texts } = rest;
  return {
    ...given(texts),
    ...given({
      identifierType: businessIdentifierType,
      identifier: businessIdentifier,
      description: campaignDescription,
    }),
    ...(address ? { address: given(address) } : {}),
    regionsOfOperation: [...(regionsOfOperation ?? [])],
    useCases: [...(useCases ?? [])],
    messageSamples: [...(messageSamples ?? [])],
    optInImageUrls: [...(optInImageUrls ?? [])],
  };
}

const form = (registration: Registration): RegistrationForm => present(registration.form, 'the form');
/** Prices, each with whether it is due. */
async function feesOf(context: OperationContext, due: readonly string[]) {
  const { fees } = await context.call(RegistrationFeeService).listRegistrationFees({});
  return fees.map(({ kind, amountMinor }) => ({ kind, amount: Number(amountMinor) / 100, isDue: due.includes(kind) }));
}

const EDITABLE = ['DRAFT', 'READY_FOR_SUBMISSION', 'REJECTED'];

export const compliance = {
  Query: {
    getWorkspaceTrusthub: async (_source, _args, context) =>
      (await context.call(RegistrationService).listRegistrations({})).registrations.find(
        ({ phoneNumberId }) => phoneNumberId === '',
      ) ?? null,
    // Of a registration that nobody began both are due.
    fetchRegistrationFees: (_source, _args, context) => feesOf(context, ['BRAND_FEE', 'CAMPAIGN_FEE']),
  },
  Mutation: {
    async submitTrustHub(_source, { input: { version } }, context) {
      return present((await context.call(RegistrationService).submitRegistration({ version })).registration, 'it');
    },
    async resendTrustHubConfirmation(_source, _args, context) {
      return present((await context.call(RegistrationService).resendConfirmation({})).registration, 'it');
    },
    async withdrawTrustHub(_source, { input: { version } }, context) {
      return present((await context.call(RegistrationService).withdrawRegistration({ version })).registration, 'it');
    },
    async appealTrustHub(_source, { input }, context) {
      return present((await context.call(RegistrationService).appealRegistration(input)).registration, 'it');
    },
    async createOrUpdateTrustHubDraft(_source, { input: { type, registration, version } }, context) {
      const request = { type, form: formOf(registration), version };
      return present((await context.call(RegistrationService).saveRegistration(request)).registration, 'it');
    },
    async createOrUpdateTollFree(_source, { input: { phoneNumberId, registration, version } }, context) {
      const request = { type: 'TOLL_FREE', phoneNumberId, form: formOf(registration), version };
      return present((await context.call(RegistrationService).saveRegistration(request)).registration, 'it');
    },
    async submitTollFreeToPlatform(_source, { input: { phoneNumberId, version } }, context) {
      const answer = await context.call(RegistrationService).submitTollFree({ phoneNumberId, version });
      return present(answer.registration, 'the registration');
    },
  },
  WorkspacePhoneNumber: {
    async tollFreeVerificationData({ id, type }: PhoneNumber, _args, { loaders }) {
      if (type !== 'TOLL_FREE') return null;
      return loaders.registrationOfNumber.load(id);
    },
  },
  ComplianceRegistrationDraft: {
    phoneNumberId: ({ phoneNumberId }: Registration) => orNull(phoneNumberId),
    brandRegistrationStatus: ({ brandStatus }: Registration) => orNull(brandStatus),
    brandScore: ({ brandScore }: Registration) => brandScore ?? null,
    businessFixed: ({ brandFixed }: Registration) => brandFixed,
    fees: ({ type, dueFees }: Registration, _args, context) => (type === 'TOLL_FREE' ? [] : feesOf(context, dueFees)),
    appeal: ({ appeal }: Registration) => orNull(appeal),
    useCases: (registration: Registration) => form(registration).useCases,
    campaignDescription: (registration: Registration) => form(registration).description,
    messageFlow: (registration: Registration) => form(registration).messageFlow,
    messageSamples: (registration: Registration) => form(registration).messageSamples,
    messageVolume: (registration: Registration) => form(registration).messageVolume,
    hasEmbeddedLinks: (registration: Registration) => form(registration).hasEmbeddedLinks,
    hasEmbeddedPhone: (registration: Registration) => form(registration).hasEmbeddedPhone,
    optInType: (registration: Registration) => form(registration).optInType || null,
    optInImageUrls: (registration: Registration) => form(registration).optInImageUrls,
    soleProprietorData: (registration: Registration) =>
      registration.type === 'SOLE_PROPRIETOR' ? form(registration) : null,
    standardBusinessData: (registration: Registration) =>
      registration.type === 'SOLE_PROPRIETOR' ? null : form(registration),
    registrationFailureReason: ({ rejections }: Registration) =>
      orNull(rejections.map(({ reason }) => reason).join('. ')),
    editable: ({ status, editAllowed }: Registration) => EDITABLE.includes(status) && editAllowed,
  },
  SoleProprietorData: {
    brandName: ({ businessName }: RegistrationForm) => businessName,
    mobilePhone: ({ phone }: RegistrationForm) => phone,
  },
  StandardBusinessData: {
    legalName: ({ businessName }: RegistrationForm) => businessName,
    businessIdentifierType: ({ identifierType }: RegistrationForm) => identifierType || null,
    businessIdentifier: ({ identifier }: RegistrationForm) => identifier,
    companyType: ({ companyType }: RegistrationForm) => companyType || null,
    pointOfContact: (parent: RegistrationForm) => parent,
  },
  PointOfContact: {
    jobPosition: ({ jobPosition }: RegistrationForm) => jobPosition || null,
  },
  RegisteredNumber: {
    phoneNumber: ({ phoneNumberId }: RegisteredNumber, _args, { loaders }) => loaders.number.load(phoneNumberId),
    code: ({ code }: RegisteredNumber) => orNull(code),
  },
  RegistrationFinding: {
    about: ({ about }: RegistrationFinding) => orNull(about),
  },
  RegistrationStep: {
    byName: ({ byName }: RegistrationStep) => orNull(byName),
  },
  TollFreeVerificationData: {
    registration: (parent: Registration) => parent,
    businessAddress: (registration: Registration) => form(registration).address,
    contact: (registration: Registration) => form(registration),
    useCase: (registration: Registration) => form(registration).useCases,
    sampleMessage: (registration: Registration) => form(registration).messageSamples[0] ?? '',
    optInImageUrls: (registration: Registration) => form(registration).optInImageUrls,
    messageVolume: (registration: Registration) => form(registration).messageVolume,
    rejectionMessages: ({ rejections }: Registration) => rejections.map(({ reason }) => reason),
  },
} satisfies Resolvers;
