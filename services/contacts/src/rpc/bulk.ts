import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactBulkService } from '@ringline/proto/contacts/v1/bulk_pb';
import { deleteContacts, restoreContacts } from '../bulk/deleteContacts.ts';
import { tagContacts } from '../bulk/tagContacts.ts';
import { listCompanies } from '../contacts/listCompanies.ts';
import { listTags } from '../contacts/tags.ts';
import type { Deps } from '../context.ts';

/** The handlers of ContactBulkService: they translate, the use cases decide. */
export const bulkRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ContactBulkService, {
    listContactTags: async (request, context) => ({ names: await listTags(deps)(request, principalOf(context)) }),
    listContactCompanies: async (request, context) => ({
      companies: await listCompanies(deps)(request, principalOf(context)),
    }),
    tagContacts: async (request, context) => ({ ids: await tagContacts(deps)(request, principalOf(context)) }),
    deleteContacts: async (request, context) => ({ ids: await deleteContacts(deps)(request, principalOf(context)) }),
    restoreContacts: async (request, context) => ({ ids: await restoreContacts(deps)(request, principalOf(context)) }),
  });
};
