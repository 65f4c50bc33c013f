import { refusalOf } from '@ringline/kit/errors';
import { type InstalledStore, StoreService } from '@ringline/proto/billing/v1/stores_pb';
import type { OperationContext } from '../graphql/context.ts';
import { orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** What the browser has come with, sealed; empty: nothing. */
const installOf = ({ caller: { reply }, edge }: OperationContext): string =>
  reply ? edge.store.read(reply.request) : '';

export const stores = {
  Query: {
    async getInstalledStore(_source, _args, context) {
      const install = installOf(context);
      if (install === '') return null;
      try {
        const { store } = await context.callOutsideWorkspaces(StoreService).readInstall({ install });
        return present(store, 'the store');
      } catch (error) {
        if (refusalOf(error)?.why?.check === 'store-expired') return null;
        throw error;
      }
    },
  },
  Mutation: {
    async connectStore(_source, { workspace }, context) {
      await context.assertWorkspace(workspace);
      const { store } = await context.call(StoreService).linkInstall({ install: installOf(context) });
      const { reply } = context.caller;
      if (reply) context.edge.store.clear(reply);
      return present(store, 'the store');
    },
  },
  InstalledStore: {
    workspace: ({ workspaceId }: InstalledStore) => orNull(workspaceId),
  },
} satisfies Resolvers;
