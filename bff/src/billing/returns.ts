import { ReturnService, type MoneyBack, type PaymentDispute } from '@ringline/proto/billing/v1/disputes_pb';
import { orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const returns = {
  Query: {
    fetchPaymentDisputes: async (_source, _args, context) =>
      (await context.call(ReturnService).listDisputes({})).disputes,
    getMoneyBack: async (_source, _args, context) =>
      (await context.call(ReturnService).getMoneyBack({})).moneyBack ?? null,
  },
  Mutation: {
    async takeMoneyBack(_source, { workspace }, context) {
      await context.assertWorkspace(workspace);
      return present((await context.call(ReturnService).takeMoneyBack({})).subscription, 'the subscription');
    },
  },
  PaymentDispute: {
    amount: ({ amountMinor }: PaymentDispute) => Number(amountMinor) / 100,
    paymentPurpose: ({ paymentPurpose }: PaymentDispute) => orNull(paymentPurpose),
    invoiceNumber: ({ invoiceNumber }: PaymentDispute) => orNull(invoiceNumber),
    openedAt: ({ openedAt }: PaymentDispute) => present(openedAt, 'a day'),
  },
  MoneyBack: {
    amount: ({ amountMinor }: MoneyBack) => Number(amountMinor) / 100,
    until: ({ until }: MoneyBack) => present(until, 'a day'),
  },
} satisfies Resolvers;
