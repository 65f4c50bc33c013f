import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactViewService } from '@ringline/proto/contacts/v1/views_pb';
import type { Deps } from '../context.ts';
import { deleteView } from '../views/deleteView.ts';
import { listViews } from '../views/listViews.ts';
import { saveView } from '../views/saveView.ts';
import { describeView } from '../views/view.ts';

/** The handlers of ContactViewService: they translate, the use cases decide. */
export const viewRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ContactViewService, {
    listContactViews: async (request, context) => {
      const viewer = principalOf(context);
      return { views: (await listViews(deps)(request, viewer)).map((view) => describeView(view, viewer)) };
    },
    saveContactView: async (request, context) => {
      const viewer = principalOf(context);
      return { view: describeView(await saveView(deps)(request, viewer), viewer) };
    },
    deleteContactView: async (request, context) => {
      await deleteView(deps)(request, principalOf(context));
      return {};
    },
  });
};
