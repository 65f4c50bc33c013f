import { isAway } from '@ringline/kit/errors';
import { MediaService, type Media } from '@ringline/proto/workspace/v1/media_pb';
import type { OperationContext } from '../graphql/context.ts';

interface Upload {
  storageKey: string;
  name: string;
  type: string;
  bytes: Buffer;
  /** As found in the content. */
  mimeType: string;
}

/**
 * A picture becomes its uploader's. It is known before its bytes are stored: whatever breaks off in between, what lies in the store
 * is taken away within hours, and the uploader is told to try again.
 * @throws Refusal of workspace's, or of the store's failure; nothing was uploaded then
 */
export async function addPicture(
  context: OperationContext,
  { storageKey, bytes, ...upload }: Upload,
): Promise<Media | undefined> {
  const media = context.callOutsideWorkspaces(MediaService);
  const sizeBytes = BigInt(bytes.length);
  const { media: awaited } = await media.registerMedia({ ...upload, storageKey, sizeBytes, awaited: true });
  await context.edge.storage.put(storageKey, bytes, { contentType: upload.mimeType });
  const confirm = () => media.confirmMedia({ id: awaited?.id ?? '' });
  const confirmed = await confirm().catch((error: unknown) => {
    if (!isAway(error)) throw error;
    // Once more does no harm: only its answer may be lost.
    return confirm();
  });
  return confirmed.media;
}
