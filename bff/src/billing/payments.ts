import {
  BillingService,
  type CreditEntry,
  type Payment,
  type PaymentGateway,
} from '@ringline/proto/billing/v1/billing_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { major, minor, orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const payments = {
  Query: {
    fetchPaymentGateways: async (_source, { platform }, context) =>
      (await context.call(BillingService).listPaymentGateways({ platform: platform ?? '' })).paymentGateways,
    async fetchCreditEntries(_source, args, context) {
      const { entries, metadata } = await context
        .call(BillingService)
        .listCreditEntries({ page: { ...pageRequest(args), uncounted: true } });
      return listPayload(entries, metadata);
    },
  },
  Mutation: {
    async topup(_source, { workspace, amount, redirectUrl, paymentGateway, idempotencyKey }, context) {
      await context.assertWorkspace(workspace);
      const answer = await context.call(BillingService).topup({
        amountMinor: minor(amount, 'amount'),
        redirectUrl,
        paymentGateway: paymentGateway ?? '',
        idempotencyKey: idempotencyKey ?? '',
      });
      const payment = present(answer.payment, 'the top-up');
      return { confirmationUrl: orNull(payment.confirmationUrl), topup: payment };
    },
    async activateTopup(_source, { workspace, topup, externalId }, context) {
      await context.assertWorkspace(workspace);
      const { payment } = await context
        .call(BillingService)
        .activateTopup({ topupId: topup, externalId: externalId ?? '' });
      return { topup: present(payment, 'the top-up') };
    },
  },
  Topup: {
    externalId: ({ externalId }: Payment) => orNull(externalId),
    amount: ({ amountMinor }: Payment) => Number(amountMinor) / 100,
    confirmationUrl: ({ confirmationUrl }: Payment) => orNull(confirmationUrl),
  },
  PaymentGateway: {
    iconImage: () => null,
    supportedCountries: ({ countries }: PaymentGateway) => countries,
    supportedRegions: () => [],
    supportedPlatforms: ({ platforms }: PaymentGateway) => platforms,
  },
  CreditEntry: {
    invoiceNumber: ({ invoiceNumber }: CreditEntry) => orNull(invoiceNumber),
    kind: ({ kind }: CreditEntry) => orNull(kind),
    amount: ({ amountMicros }: CreditEntry) => major(amountMicros),
    billedUnits: ({ billedUnits }: CreditEntry) => Number(billedUnits),
    freeUnits: ({ freeUnits }: CreditEntry) => Number(freeUnits),
    rate: ({ rateMicros }: CreditEntry) => major(rateMicros),
    channel: ({ channel }: CreditEntry) => orNull(channel),
    writtenOff: ({ writtenOffMicros }: CreditEntry) => major(writtenOffMicros),
  },
} satisfies Resolvers;
