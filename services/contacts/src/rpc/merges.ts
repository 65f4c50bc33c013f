import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactMergeService } from '@ringline/proto/contacts/v1/merges_pb';
import { describeContact } from '../contacts/view.ts';
import type { Deps } from '../context.ts';
import { dismissDuplicate, listDuplicates, listMerges } from '../merges/findMerges.ts';
import { mergeContacts } from '../merges/mergeContacts.ts';
import { describeMerge } from '../merges/record.ts';
import { undoMerge } from '../merges/undoMerge.ts';

/** The handlers of ContactMergeService: they translate, the use cases decide. */
export const mergeRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ContactMergeService, {
    listDuplicates: async (request, context) => {
      const { duplicates, more } = await listDuplicates(deps)(request, principalOf(context));
      return {
        duplicates: duplicates.map(({ first, second, foundAt, ...pair }) => ({
          ...pair,
          first: describeContact(first),
          second: describeContact(second),
          foundAt: timestampFromDate(foundAt),
        })),
        more,
      };
    },
    dismissDuplicate: async (request, context) => {
      await dismissDuplicate(deps)(request, principalOf(context));
      return {};
    },
    mergeContacts: async (request, context) => ({
      merge: describeMerge(await mergeContacts(deps)(request, principalOf(context)), deps.clock.now()),
    }),
    listMerges: async (request, context) => ({
      merges: (await listMerges(deps)(request, principalOf(context))).map((found) =>
        describeMerge(found, deps.clock.now()),
      ),
    }),
    undoMerge: async (request, context) => ({
      merge: describeMerge(await undoMerge(deps)(request, principalOf(context)), deps.clock.now()),
    }),
  });
};
