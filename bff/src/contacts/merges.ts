import { notFound } from '@ringline/kit/errors';
import { ContactMergeService, type Merge } from '@ringline/proto/contacts/v1/merges_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';

function found(merge: Merge | undefined): Merge {
  if (!merge) throw notFound('The merge');
  return merge;
}

export const contactMerges = {
  Query: {
    contactDuplicates: async (_source, { contactId }, context) => {
      const { duplicates, more } = await context
        .call(ContactMergeService)
        .listDuplicates({ contactId: contactId ?? '' });
      return { data: duplicates, more };
    },
    contactMerges: async (_source, _args, context) => (await context.call(ContactMergeService).listMerges({})).merges,
  },
  Mutation: {
    dismissContactDuplicate: async (_source, { id }, context) => {
      await context.call(ContactMergeService).dismissDuplicate({ id });
      return id;
    },
    mergeContacts: async (_source, { keepId, mergeId, take }, context) =>
      found(
        (await context.call(ContactMergeService).mergeContacts({ keepId, mergeId, take: [...(take ?? [])] })).merge,
      ),
    undoContactMerge: async (_source, { id }, context) =>
      found((await context.call(ContactMergeService).undoMerge({ id })).merge),
  },
} satisfies Resolvers;
