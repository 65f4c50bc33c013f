import { Refusal } from '@ringline/kit/errors';
import { MessagingService, type Attachment } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';
import { LARGEST_UPLOAD_BYTES } from '../media/limits.ts';

const whenReady =
  <Value>(read: (attachment: Attachment) => Value) =>
  (attachment: Attachment): Value | null =>
    attachment.state === 'READY' ? read(attachment) : null;

/** A file of a text; its link works for who has it, and is made for who sees the text. */
export const attachmentFields = {
  mimeType: whenReady(({ mimeType }) => mimeType),
  size: whenReady(({ sizeBytes }) => Number(sizeBytes)),
  width: whenReady(({ width }) => width || null),
  height: whenReady(({ height }) => height || null),
  url: (attachment: Attachment, _args: unknown, { edge }: OperationContext) =>
    attachment.state === 'READY' ? edge.links.to(attachment.storageKey) : null,
};

/**
 * Stores what somebody uploads for a message, and has messaging look at it; what it refuses is gone.
 * @throws Refusal MEDIA_TOO_LARGE, and what messaging refuses it for
 */
export async function addMessageFile(context: OperationContext, file: File): Promise<Attachment | undefined> {
  if (file.size > LARGEST_UPLOAD_BYTES)
    throw new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'file',
      message: 'This file is larger than 10 MB. Choose a smaller one, or send a link to it.',
      why: { check: 'media-size', required: 'at most 10 MB', current: `${Math.ceil(file.size / 1_048_576)} MB` },
    });
  const { principal } = await context.signed();
  const id = context.edge.ids.uuid();
  const key = `uploads/${principal.workspaceId}/${principal.userId}/${id}`;
  await context.edge.storage.put(key, Buffer.from(await file.arrayBuffer()), {
    contentType: 'application/octet-stream',
  });
  return (await context.call(MessagingService).addMessageFile({ id })).attachment;
}
