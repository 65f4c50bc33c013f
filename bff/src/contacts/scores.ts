import { ContactScoreService } from '@ringline/proto/contacts/v1/scores_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const contactScores = {
  Query: {
    getContactScores: (_source, { contactId }, context) =>
      context.call(ContactScoreService).getContactScores({ contactId }),
  },
} satisfies Resolvers;
