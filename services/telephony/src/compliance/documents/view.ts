import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { NumberDocumentsSchema } from '@ringline/proto/telephony/v1/number_documents_pb';
import type { NumberDocuments } from '../../generated/prisma/client.ts';
import { type DocumentRejection, dossierOf, isEditable, missingIn, stepsOf } from './dossier.ts';

const filled = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** A set of documents as the contract has it. */
export function documentsInit(row: NumberDocuments): MessageInitShape<typeof NumberDocumentsSchema> {
  const { endUser, email, fields, address, documents } = dossierOf(row);
  return {
    id: row.id,
    country: row.country,
    numberType: row.numberType,
    senderId: row.senderId,
    endUser,
    status: row.status,
    email,
    fields: filled(fields),
    address,
    documents: documents.map(({ requirement, type, fields: own, file }) => ({
      requirement,
      type,
      fields: filled(own),
      fileName: file?.name ?? '',
      mimeType: file?.mimeType ?? '',
      sizeBytes: BigInt(file?.sizeBytes ?? 0),
    })),
    missing: missingIn(row),
    rejections: row.rejections as unknown as DocumentRejection[],
    steps: stepsOf(row).map(({ status, at, byName }) => ({ status, at: timestampFromMs(Date.parse(at)), byName })),
    editable: isEditable(row),
    version: row.version,
    updatedAt: timestampFromDate(row.updatedAt),
  };
}
