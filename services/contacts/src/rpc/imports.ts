import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ImportService } from '@ringline/proto/contacts/v1/imports_pb';
import type { GoogleDeps } from '../context.ts';
import { authorizeGoogle, importGoogle } from '../google/importGoogle.ts';
import { createImport } from '../imports/createImport.ts';
import { getImport, listImports, listProblems } from '../imports/findImports.ts';
import { reviewImport } from '../imports/reviewImport.ts';
import { startImport } from '../imports/startImport.ts';
import { undoImport } from '../imports/undoImport.ts';
import { describeImport } from '../imports/view.ts';
import type { ContactImport } from '../imports/import.ts';

/** The handlers of ImportService: they translate, the use cases decide. */
export const importRpc = (deps: GoogleDeps) => (router: ConnectRouter) => {
  const told = (found: ContactImport) => ({ import: describeImport(found, deps.clock.now()) });
  router.service(ImportService, {
    createImport: async (request, context) => told(await createImport(deps)(request, principalOf(context))),
    getImport: async (request, context) => told(await getImport(deps)(request, principalOf(context))),
    listImports: async (request, context) => {
      const imports = await listImports(deps)(request, principalOf(context));
      return { imports: imports.map((found) => describeImport(found, deps.clock.now())) };
    },
    reviewImport: async (request, context) => told(await reviewImport(deps)(request, principalOf(context))),
    startImport: async (request, context) => told(await startImport(deps)(request, principalOf(context))),
    listImportProblems: async (request, context) => ({
      problems: await listProblems(deps)(request, principalOf(context)),
    }),
    authorizeGoogle: (request, context) => authorizeGoogle(deps)(request, principalOf(context)),
    importGoogle: async (request, context) => told(await importGoogle(deps)(request, principalOf(context))),
    undoImport: async (request, context) => told(await undoImport(deps)(request, principalOf(context))),
  });
};
