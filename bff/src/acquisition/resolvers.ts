import { notFound } from '@ringline/kit/errors';
import { type Keyword, KeywordService } from '@ringline/proto/contacts/v1/keywords_pb';
import type { KeywordInput } from '../generated/resolverTypes.ts';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

function found(keyword: Keyword | undefined): Keyword {
  if (!keyword) throw notFound('The keyword');
  return keyword;
}

const fields = ({ question, ...input }: KeywordInput) => ({ ...input, question: question ?? '' });

export const acquisition = {
  Query: {
    async fetchKeywords(_source, _args, context) {
      const { keywords, limit } = await context.call(KeywordService).listKeywords({});
      return { data: keywords, limit };
    },
    getAcquisitionGrowth: async (_source, { days, timezone }, context) =>
      (await context.call(KeywordService).getAcquisitionGrowth({ days, timezone })).days,
  },
  Mutation: {
    createKeyword: async (_source, { word, phoneNumberId, input, idempotencyKey }, context) =>
      found(
        (
          await context.call(KeywordService).createKeyword({
            ...fields(input),
            word,
            phoneNumberId,
            idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
          })
        ).keyword,
      ),
    updateKeyword: async (_source, { id, version, input }, context) =>
      found((await context.call(KeywordService).updateKeyword({ ...fields(input), id, version })).keyword),
    deleteKeyword: async (_source, { id }, context) =>
      found((await context.call(KeywordService).deleteKeyword({ id })).keyword),
  },
  Keyword: {
    listName: ({ listName }: Keyword) => orNull(listName),
    question: ({ question }: Keyword) => orNull(question),
  },
} satisfies Resolvers;
