import { AutoTopupService, type AutoTopup } from '@ringline/proto/billing/v1/auto_topup_pb';
import { orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

const cents = (minor: bigint): number => Number(minor) / 100;

export const autoTopups = {
  Query: {
    getAutoTopup: async (_source, _args, context) =>
      present((await context.call(AutoTopupService).getAutoTopup({})).autoTopup, 'auto top-up'),
  },
  Mutation: {
    async setAutoTopup(_source, { workspace, enabled }, context) {
      await context.assertWorkspace(workspace);
      return present((await context.call(AutoTopupService).setAutoTopup({ enabled })).autoTopup, 'auto top-up');
    },
  },
  AutoTopup: {
    id: ({ workspaceId }: AutoTopup) => `auto-top-up:${workspaceId}`,
    amount: ({ amountMinor }: AutoTopup) => cents(amountMinor),
    below: ({ belowMinor }: AutoTopup) => cents(belowMinor),
    perMonth: ({ perMonthMinor }: AutoTopup) => cents(perMonthMinor),
    boughtThisMonth: ({ boughtThisMonthMinor }: AutoTopup) => cents(boughtThisMonthMinor),
    last4: ({ last4 }: AutoTopup) => orNull(last4),
    failure: ({ failure }: AutoTopup) => orNull(failure),
  },
} satisfies Resolvers;
