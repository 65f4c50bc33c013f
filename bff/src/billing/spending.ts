import {
  SpendingService,
  type Charge,
  type GetSpendingResponse,
  type Spent,
  type SubjectSpent,
} from '@ringline/proto/billing/v1/spending_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { major, orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** What somebody or something spent, and what their id is of. */
export interface SubjectOf extends Pick<SubjectSpent, 'id' | 'number' | 'spent'> {
  readonly by: string;
}
/** A report with what it was asked by. */
export interface SpendingBy extends Pick<GetSpendingResponse, 'currency' | 'months' | 'moreSubjects'> {
  readonly subjects: SubjectOf[];
}

export const spending = {
  Query: {
    async fetchSpending(_source, { from, until, by }, context) {
      const { currency, months, subjects, moreSubjects } = await context
        .call(SpendingService)
        .getSpending({ from: from ?? '', until: until ?? '', by: by ?? '' });
      return {
        currency,
        months,
        moreSubjects,
        subjects: subjects.map(({ id, number, spent }) => ({ id, number, spent, by: by ?? '' })),
      };
    },
    async fetchCharges(_source, { from, until, ...page }, context) {
      const { charges, metadata } = await context.call(SpendingService).listCharges({
        page: { ...pageRequest(page), uncounted: true },
        from: from ?? '',
        until: until ?? '',
      });
      return listPayload(charges, metadata);
    },
  },
  Spent: {
    channel: ({ channel }: Spent) => orNull(channel),
    amount: ({ micros }: Spent) => major(micros),
    freeUnits: ({ freeUnits }: Spent) => Number(freeUnits),
  },
  SubjectSpent: {
    number: ({ number }: SubjectOf) => orNull(number),
    user: ({ by, id }: SubjectOf, _args, { loaders }) => (by === 'PERSON' ? loaders.profile.load(id) : null),
    team: ({ by, id }: SubjectOf, _args, { loaders }) => (by === 'TEAM' ? loaders.team.load(id) : null),
  },
  Charge: {
    at: ({ at }: Charge) => present(at, 'a moment'),
    channel: ({ channel }: Charge) => orNull(channel),
    amount: ({ micros }: Charge) => major(micros),
    freeUnits: ({ freeUnits }: Charge) => Number(freeUnits),
    rate: ({ rateMicros }: Charge) => major(rateMicros),
    number: ({ number }: Charge) => orNull(number),
    user: ({ userId }: Charge, _args, { loaders }) => (userId ? loaders.profile.load(userId) : null),
    team: ({ teamId }: Charge, _args, { loaders }) => (teamId ? loaders.team.load(teamId) : null),
    invoiceNumber: ({ invoiceNumber }: Charge) => orNull(invoiceNumber),
    name: ({ name }: Charge) => orNull(name),
  },
} satisfies Resolvers;
