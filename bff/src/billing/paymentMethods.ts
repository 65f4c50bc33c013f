import { PaymentMethodService, type PaymentDetails } from '@ringline/proto/billing/v1/payment_methods_pb';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const paymentMethods = {
  Query: {
    getPaymentDetails: async (_source, _args, context) =>
      (await context.call(PaymentMethodService).getPaymentDetails({})).paymentDetails ?? null,
  },
  Mutation: {
    async getBillingPortalUrl(_source, { workspace, returnUrl }, context) {
      await context.assertWorkspace(workspace);
      return context.call(PaymentMethodService).getBillingPortalUrl({ returnUrl });
    },
  },
  PaymentDetails: {
    id: ({ workspaceId }: PaymentDetails) => `card:${workspaceId}`,
    expiresOn: ({ expiresOn }: PaymentDetails) => present(expiresOn, 'a day'),
  },
} satisfies Resolvers;
