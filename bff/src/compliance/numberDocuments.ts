/** What a country asks for before a number of it is sold, and what was handed in. */
import { Refusal, refusalOf } from '@ringline/kit/errors';
import { fileTypeOf } from '@ringline/kit/pictures';
import {
  NumberDocumentsService,
  type DocumentRejection,
  type DocumentStep,
  type HandedDocument,
  type NumberDocuments,
} from '@ringline/proto/telephony/v1/number_documents_pb';
import { given } from '../graphql/given.ts';
import { orNull, present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { uploadedName } from '../media/uploadedName.ts';

/** Bytes of a file that the carrier takes, and what it may be, with the ending under which it is stored. */
const LARGEST_BYTES = 5 * 1024 * 1024;
const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
/** UTF-16 units of a file's name at the most, as telephony keeps it. */
const LONGEST_NAME = 200;

const told = (answer: { documents?: NumberDocuments | undefined }) => present(answer.documents, 'the documents');

export const numberDocuments = {
  Query: {
    async fetchNumberRequirements(_source, { country, type: numberType, endUser }, context) {
      const { requirements } = await context
        .call(NumberDocumentsService)
        .getNumberRequirements({ country, numberType, endUser });
      return present(requirements, 'the requirements');
    },
    fetchNumberDocuments: async (_source, _args, context) =>
      (await context.call(NumberDocumentsService).listNumberDocuments({})).documents,
  },
  Mutation: {
    async saveNumberDocuments(_source, { input }, context) {
      const { country, type: numberType, senderId, endUser, email, fields, address, documents, version } = input;
      return told(
        await context.call(NumberDocumentsService).saveNumberDocuments({
          country,
          numberType,
          senderId: senderId ?? '',
          endUser,
          email: email ?? '',
          fields: [...(fields ?? [])],
          ...(address ? { address: given(address) } : {}),
          documents: (documents ?? []).map((one) => ({
            requirement: one.requirement,
            type: one.type ?? '',
            fields: [...(one.fields ?? [])],
          })),
          version,
        }),
      );
    },
    async attachNumberDocument(_source, { input: { id, requirement, file } }, context) {
      const { principal } = await context.signed();
      if (file.size > LARGEST_BYTES)
        throw new Refusal({
          code: 'MEDIA_TOO_LARGE',
          field: 'file',
          message: 'This file is larger than 5 MB. Choose a smaller one.',
          why: { check: 'media-size', required: 'at most 5 MB', current: `${Math.ceil(file.size / 1_048_576)} MB` },
        });
      const bytes = Buffer.from(await file.arrayBuffer());
      const mimeType = await fileTypeOf(bytes);
      const ending = ENDINGS[mimeType];
      if (ending === undefined)
        throw new Refusal({
          code: 'MEDIA_TYPE',
          field: 'file',
          message: 'Attach a PDF, a JPEG or a PNG.',
          why: { check: 'media-type', required: 'PDF, JPEG or PNG', current: mimeType || 'unknown' },
        });
      const fileId = context.edge.ids.uuid();
      const storageKey = `number-documents/${principal.workspaceId}/${fileId}.${ending}`;
      await context.edge.storage.put(storageKey, bytes, { contentType: mimeType });
      try {
        return told(
          await context.call(NumberDocumentsService).attachNumberDocument({
            id,
            requirement,
            fileId,
            fileName: uploadedName(file.name, LONGEST_NAME) || `document.${ending}`,
            mimeType,
            sizeBytes: BigInt(bytes.length),
          }),
        );
      } catch (error) {
        // Refused: nobody would ever find the file again. Otherwise it may be known.
        if (refusalOf(error)) await context.edge.storage.delete(storageKey);
        throw error;
      }
    },
    submitNumberDocuments: async (_source, { input }, context) =>
      told(await context.call(NumberDocumentsService).submitNumberDocuments(input)),
  },
  NumberDocuments: {
    type: ({ numberType }: NumberDocuments) => numberType,
    senderId: ({ senderId }: NumberDocuments) => orNull(senderId),
  },
  HandedDocument: {
    type: ({ type }: HandedDocument) => orNull(type),
    fileName: ({ fileName }: HandedDocument) => orNull(fileName),
    size: ({ sizeBytes }: HandedDocument) => Number(sizeBytes),
  },
  DocumentRejection: {
    about: ({ about }: DocumentRejection) => orNull(about),
  },
  DocumentStep: {
    byName: ({ byName }: DocumentStep) => orNull(byName),
  },
} satisfies Resolvers;
