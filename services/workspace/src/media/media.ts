import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MediaSchema } from '@ringline/proto/workspace/v1/media_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Transaction } from '../context.ts';
import type { Media } from '../generated/prisma/client.ts';

/** A file as the contract shows it. */
export function toMedia({
  id,
  storageKey,
  name,
  mimeType,
  sizeBytes,
  type,
}: Media): MessageInitShape<typeof MediaSchema> {
  return { id, storageKey, name, mimeType, sizeBytes, type };
}

/** Stored files of one person by their ids; those of others, and what is none, are left out. */
export async function ownMedia(tx: Transaction, ownerUserId: string, ids: readonly string[]): Promise<Media[]> {
  const known = ids.filter((id) => isUuid(id));
  return known.length === 0 ? [] : tx.media.findMany({ where: { ownerUserId, id: { in: known }, awaitedUntil: null } });
}
