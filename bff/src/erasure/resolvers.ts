import { notFound } from '@ringline/kit/errors';
import { ErasureService, type ErasedPart, type Erasure } from '@ringline/proto/workspace/v1/erasures_pb';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { orNull, present } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';

export const erasure = {
  Query: {
    workspaceErasure: async (_source, _args, context) =>
      (await context.call(ErasureService).getErasure({})).erasure ?? null,
    contactErasure: async (_source, { contactId }, context) =>
      (await context.call(ErasureService).getPersonErasure({ contactId })).erasure ?? null,
  },
  Mutation: {
    async deleteAllContactsAndConverstaions(_source, { workspace, name, code, password }, context) {
      await context.assertWorkspace(workspace);
      const asked = { name, code: code ?? '', password: password ?? '' };
      return present((await context.call(ErasureService).eraseEverything(asked)).erasure, 'the deletion');
    },
    cancelErasure: async (_source, { id }, context) =>
      present((await context.call(ErasureService).cancelErasure({ id })).erasure, 'the deletion'),
    async eraseContact(_source, { contactId }, context) {
      // Whose contact it is, another service knows.
      if (!(await context.loaders.contact.load(contactId))) throw notFound('The contact');
      return present((await context.call(ErasureService).erasePerson({ contactId })).erasure, 'the erasure');
    },
  },
  Subscription: {
    erasureChanged: live(() =>
      listen(
        ErasureChangedSchema,
        ({ erasure: changed }, _audience, principal) => {
          const resource = changed?.kind === 'PERSON' ? 'CONTACTS' : 'WORKSPACE';
          return changed && principal.scope(resource, 'DELETE') ? changed : undefined;
        },
        { stateOf: ({ erasure: changed }) => changed?.id },
      ),
    ),
  },
  Erasure: {
    contactId: ({ contactId }: Erasure) => orNull(contactId),
  },
  ErasedPart: {
    done: ({ done }: ErasedPart) => Number(done),
    total: ({ total }: ErasedPart) => Number(total),
  },
} satisfies Resolvers;
