import { notFound } from '@ringline/kit/errors';
import { ContactViewService } from '@ringline/proto/contacts/v1/views_pb';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const contactViews = {
  Query: {
    fetchContactViews: async (_source, _args, context) =>
      (await context.call(ContactViewService).listContactViews({})).views,
  },
  Mutation: {
    async saveContactView(_source, { input: { id, name, shared, columns, ...filters } }, context) {
      const { view } = await context.call(ContactViewService).saveContactView({
        id: id ?? '',
        name,
        shared,
        columns: [...columns],
        kind: filters.kind ?? '',
        tag: filters.tag ?? '',
        company: filters.company ?? '',
        contacted: filters.contacted ?? '',
      });
      if (!view) throw notFound('The view');
      return view;
    },
    async deleteContactView(_source, { id }, context) {
      await context.call(ContactViewService).deleteContactView({ id });
      return id;
    },
  },
  ContactView: {
    kind: ({ kind }) => orNull(kind),
    tag: ({ tag }) => orNull(tag),
    company: ({ company }) => orNull(company),
    contacted: ({ contacted }) => orNull(contacted),
  },
} satisfies Resolvers;
