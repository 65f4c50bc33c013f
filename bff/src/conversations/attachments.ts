import type { Attachment } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';

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
