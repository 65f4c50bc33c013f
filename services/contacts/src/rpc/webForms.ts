import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { WebFormService } from '@ringline/proto/contacts/v1/web_forms_pb';
import { deleteWebForm, switchWebForm, updateWebForm } from '../acquisition/changeWebForm.ts';
import { createWebForm, mostWebForms } from '../acquisition/createWebForm.ts';
import { listWebForms } from '../acquisition/findWebForms.ts';
import { openWebForm } from '../acquisition/openWebForm.ts';
import { submitWebForm } from '../acquisition/submitWebForm.ts';
import { describeWebForm } from '../acquisition/webForm.ts';
import type { ImportDeps } from '../context.ts';

/** The handlers of WebFormService: they translate, the use cases decide. */
export const webFormRpc = (deps: ImportDeps) => (router: ConnectRouter) => {
  router.service(WebFormService, {
    async listWebForms(request, context) {
      const principal = principalOf(context);
      const forms = await listWebForms(deps)(request, principal);
      return { webForms: forms.map(describeWebForm), limit: mostWebForms(principal.plan) };
    },
    createWebForm: async (request, context) => ({
      webForm: describeWebForm(await createWebForm(deps)(request, principalOf(context))),
    }),
    updateWebForm: async (request, context) => ({
      webForm: describeWebForm(await updateWebForm(deps)(request, principalOf(context))),
    }),
    switchWebForm: async (request, context) => ({
      webForm: describeWebForm(await switchWebForm(deps)(request, principalOf(context))),
    }),
    deleteWebForm: async (request, context) => ({
      webForm: describeWebForm(await deleteWebForm(deps)(request, principalOf(context))),
    }),
    openWebForm: (request) => openWebForm(deps)(request),
    submitWebForm: async (request) => ({ outcome: await submitWebForm(deps)(request) }),
  });
};
