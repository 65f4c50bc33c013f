import { notFound } from '@ringline/kit/errors';
import { ImportService, type Import } from '@ringline/proto/contacts/v1/imports_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { orNull } from '../graphql/present.ts';
import { listOf } from '../lists/resolvers.ts';

/** Every answer holds the import. */
function told(answer: { readonly import?: Import | undefined }): Import {
  if (!answer.import) throw notFound('The import');
  return answer.import;
}

export const contactImports = {
  Query: {
    contactImport: async (_source, { id }, context) => told(await context.call(ImportService).getImport({ id })),
    contactImports: async (_source, _args, context) => (await context.call(ImportService).listImports({})).imports,
    contactImportReport: async (_source, { id, afterRow, limit, reason }, context) => {
      const asked = { id, afterLine: afterRow ?? 0, limit: limit ?? 0, reason: reason ?? '' };
      return (await context.call(ImportService).listImportProblems(asked)).problems;
    },
  },
  Mutation: {
    reviewContactImport: async (_source, { id, fields, country, encoding, separator }, context) =>
      told(
        await context.call(ImportService).reviewImport({
          id,
          fields: (fields ?? []).map((field) => field ?? ''),
          country: country ?? '',
          encoding: encoding ?? '',
          separator: separator ?? '',
        }),
      ),
    startContactImport: async (_source, { id, ...chosen }, context) =>
      told(
        await context.call(ImportService).startImport({
          id,
          duplicateRule: chosen.duplicateRule ?? '',
          ...(typeof chosen.subscriberListId === 'string' ? { subscriberListId: chosen.subscriberListId } : {}),
          tags: chosen.tags ?? [],
          consent: chosen.consent ?? '',
          consentWords: chosen.consentWords ?? '',
          consentProven: chosen.consentProven ?? false,
        }),
      ),
    undoContactImport: async (_source, { id }, context) => told(await context.call(ImportService).undoImport({ id })),
  },
  ContactImport: {
    size: ({ sizeBytes }) => Number(sizeBytes),
    encoding: ({ encoding }) => orNull(encoding),
    separator: ({ separator }) => orNull(separator),
    country: ({ country }) => orNull(country),
    failure: ({ failure }) => orNull(failure),
    consent: ({ consent }) => orNull(consent),
    subscriberList: ({ subscriberListId }, _args, context) => listOf(context, subscriberListId),
  },
  ContactImportColumn: {
    field: ({ field }) => orNull(field),
  },
  ContactImportPreviewRow: {
    row: ({ line }) => line,
    reason: ({ reason }) => orNull(reason),
    wins: ({ wins }) => wins || null,
  },
  ContactImportReportRow: {
    row: ({ line }) => line,
    wins: ({ wins }) => wins || null,
  },
} satisfies Resolvers;
