import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { NumberDocumentsService } from '@ringline/proto/telephony/v1/number_documents_pb';
import {
  attachNumberDocument,
  getRequirements,
  listNumberDocuments,
  saveNumberDocuments,
  submitNumberDocuments,
} from '../compliance/documents/dossier.ts';
import { documentsInit } from '../compliance/documents/view.ts';
import type { Deps } from '../context.ts';

/** The handlers of NumberDocumentsService. */
export const numberDocumentsRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const required = getRequirements(deps);
    const list = listNumberDocuments(deps);
    const save = saveNumberDocuments(deps);
    const attach = attachNumberDocument(deps);
    const submit = submitNumberDocuments(deps);
    router.service(NumberDocumentsService, {
      async getNumberRequirements(request) {
        const { fields, documents } = await required(request);
        return {
          requirements: {
            fields: [...fields],
            documents: documents.map(({ accepted, ...one }) => ({
              ...one,
              accepted: accepted.map((each) => ({ ...each, fields: [...each.fields] })),
            })),
          },
        };
      },
      listNumberDocuments: async (_request, context) => ({
        documents: (await list(principalOf(context))).map(documentsInit),
      }),
      saveNumberDocuments: async (request, context) => ({
        documents: documentsInit(await save(request, principalOf(context))),
      }),
      attachNumberDocument: async (request, context) => ({
        documents: documentsInit(await attach(request, principalOf(context))),
      }),
      submitNumberDocuments: async (request, context) => ({
        documents: documentsInit(await submit(request, principalOf(context))),
      }),
    });
  };
