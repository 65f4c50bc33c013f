import type { MessageInitShape } from '@bufbuild/protobuf';
import type { AttachmentSchema } from '@ringline/proto/messaging/v1/messaging_pb';
import type { Item } from '../generated/prisma/client.ts';

/** A file that the carrier has for us. */
export interface InboundMedia {
  readonly url: string;
  /** As its sender says. */
  readonly mimeType: string;
}

/** A file that came with a text, as its item keeps it. */
export type Attachment = {
  readonly id: string;
  /** Where the carrier has it. */
  readonly url: string;
  readonly kind: 'PICTURE' | 'AUDIO' | 'VIDEO' | 'DOCUMENT' | 'CONTACT' | 'FILE';
  readonly state: 'PENDING' | 'READY' | 'MISSING' | 'TOO_LARGE' | 'DAMAGED';
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly width: number;
  readonly height: number;
  readonly storageKey: string;
};

/** What is known of files before they are fetched: where they are, and what their sender says they are. Null: there are none. */
export function pendingAttachments(itemId: string, media: readonly InboundMedia[]): Attachment[] | null {
  if (media.length === 0) return null;
  return media.map(({ url, mimeType }, index) => ({
    id: `${itemId}-${index + 1}`,
    url,
    kind: kindOf(mimeType),
    state: 'PENDING',
    mimeType: '',
    sizeBytes: 0,
    width: 0,
    height: 0,
    storageKey: '',
  }));
}

export const attachmentsOf = (item: Pick<Item, 'attachments'>): readonly Attachment[] =>
  (item.attachments as unknown as Attachment[] | null) ?? [];

/** A file as RPC and events tell it: where the carrier has it is nobody's business. */
export const describeAttachment = ({
  url: _url,
  sizeBytes,
  ...told
}: Attachment): MessageInitShape<typeof AttachmentSchema> => ({ ...told, sizeBytes: BigInt(sizeBytes) });

/** What people call a file of this type. */
export function kindOf(mimeType: string): Attachment['kind'] {
  const type = mimeType.toLowerCase();
  if (type.startsWith('image/')) return 'PICTURE';
  if (type.startsWith('audio/')) return 'AUDIO';
  if (type.startsWith('video/')) return 'VIDEO';
  if (/^text\/(x-)?vcard\b/.test(type)) return 'CONTACT';
  return type === 'application/pdf' ? 'DOCUMENT' : 'FILE';
}
