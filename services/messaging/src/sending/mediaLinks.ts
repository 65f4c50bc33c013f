/** Links by which the carrier fetches the files of a message: it has no password of ours, so each is signed and ends. */
import type { Secrets } from '@ringline/kit/secrets';
import type { Carrier } from '@ringline/kit/carrier';
import { attachmentsOf, type Attachment } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import type { Item } from '../timeline/timeline.ts';

/** Path under which they lie. */
export const MEDIA_PATH = '/webhooks/messages/media';
/** The carrier queues a message for ten hours at the most, and fetches its files when it sends it. */
const WORKS_MS = 12 * 3_600_000;

type Signs = Pick<Secrets, 'hmac' | 'equal'>;

export interface MediaLink {
  readonly workspaceId: string;
  readonly itemId: string;
  readonly attachmentId: string;
}

const textOf = ({ workspaceId, itemId, attachmentId }: MediaLink, end: string) =>
  [workspaceId, itemId, attachmentId, end].join(' ');

/** The address of a file, as the carrier is told. */
export function mediaLink(
  { carrier, secrets }: { carrier: Pick<Carrier, 'publicUrl'>; secrets: Signs },
  { workspaceId, id: itemId }: Pick<Item, 'workspaceId' | 'id'>,
  { id: attachmentId }: Pick<Attachment, 'id'>,
  now: Date,
): string {
  const e = String(now.getTime() + WORKS_MS);
  const s = secrets.hmac('message-media', textOf({ workspaceId, itemId, attachmentId }, e));
  return carrier.publicUrl(MEDIA_PATH, { w: workspaceId, m: itemId, f: attachmentId, e, s });
}

/** @returns what the link is for; undefined when it is forged or too old */
export function openMediaLink(
  secrets: Signs,
  query: Readonly<Record<string, string>>,
  now: Date,
): MediaLink | undefined {
  const { w: workspaceId = '', m: itemId = '', f: attachmentId = '', e = '', s = '' } = query;
  const link = { workspaceId, itemId, attachmentId };
  const isOurs = secrets.equal(s, secrets.hmac('message-media', textOf(link, e)));
  return isOurs && Number(e) > now.getTime() ? link : undefined;
}

/** The file of a link, named as phones show it. @returns undefined when it is not there */
export async function linkedFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { workspaceId, itemId, attachmentId }: MediaLink,
) {
  const item = await db.tenant(workspaceId, ({ tx }) => tx.item.findFirst({ where: { id: itemId, workspaceId } }));
  const files = item ? attachmentsOf(item) : [];
  const index = files.findIndex(({ id }) => id === attachmentId);
  const file = files[index];
  const stored = file && (await storage.get(file.storageKey));
  if (!stored) return undefined;
  return { ...stored, name: `${file.kind.toLowerCase()}-${index + 1}.${file.storageKey.split('.').at(-1)}` };
}
