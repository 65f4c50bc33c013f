import type { Deps } from '../context.ts';
import { announceItem } from '../timeline/describe.ts';
import { changeTimeline, poolStore } from '../timeline/timeline.ts';
import { attachmentsOf, type Attachment } from './attachment.ts';
import { LARGEST_BYTES, readAttachment } from './readAttachment.ts';

/** For so long the carrier may not have the file yet, in ms. */
const MAY_COME_MS = 300_000;
/** For so long a file is asked for while the carrier, or our store, is away, in ms: the carrier keeps it until it is deleted. */
const PATIENCE_MS = 24 * 3_600_000;

export interface DueAttachments {
  readonly workspaceId: string;
  readonly itemId: string;
  /** When they were first asked for. */
  readonly since: Date;
}

/**
 * Brings the files of a text from the carrier into our store, each once: what is there already is written again under the same name.
 * @returns whether all are there, or will never be; otherwise they are due again
 */
export const fetchAttachments =
  (deps: Deps) =>
  async ({ workspaceId, itemId, since }: DueAttachments, signal?: AbortSignal): Promise<boolean> => {
    const { db, clock, log } = deps;
    const item = await db.tenant(workspaceId, ({ tx }) => tx.item.findFirst({ where: { id: itemId, workspaceId } }));
    if (!item) return true;
    const waitedMs = () => clock.now().getTime() - since.getTime();
    const fetched = new Map<string, Attachment>();
    for (const attachment of attachmentsOf(item).filter(({ state }) => state === 'PENDING')) {
      try {
        const bytes = await download(deps, attachment.url, signal);
        if (bytes) fetched.set(attachment.id, await keep(deps, workspaceId, attachment, bytes));
        else if (waitedMs() > MAY_COME_MS) fetched.set(attachment.id, { ...attachment, state: 'MISSING' });
      } catch (error) {
        log.warn({ err: error }, 'a file of a text could not be fetched');
        if (waitedMs() > PATIENCE_MS) fetched.set(attachment.id, { ...attachment, state: 'MISSING' });
      }
    }
    const left = await save(deps, workspaceId, itemId, fetched);
    for (const { url, state } of fetched.values())
      if (state === 'READY')
        await deps.carrier.forgetMessageMedia(url).catch((error: unknown) => {
          log.warn({ err: error }, 'the carrier did not forget a file that we have');
        });
    return left === 0;
  };

/** @returns undefined when the carrier has none; one byte more than we take, at the most */
async function download({ carrier, viber }: Deps, url: string, signal?: AbortSignal): Promise<Buffer | undefined> {
  const media = viber?.hasMedia(url) ? await viber.media(url, signal) : await carrier.messageMedia(url, signal);
  if (!media) return undefined;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of media.body as AsyncIterable<Uint8Array>) {
    pieces.push(piece);
    size += piece.length;
    if (size > LARGEST_BYTES) break;
  }
  return Buffer.concat(pieces, size);
}

async function keep(
  { storage }: Deps,
  workspaceId: string,
  attachment: Attachment,
  bytes: Buffer,
): Promise<Attachment> {
  const read = await readAttachment(bytes);
  if (read.state !== 'READY') return { ...attachment, state: read.state };
  const { state, kind, mimeType, width, height } = read;
  const storageKey = `attachments/${workspaceId}/${attachment.id}.${read.extension}`;
  await storage.put(storageKey, read.bytes, { contentType: mimeType });
  return { ...attachment, state, kind, mimeType, width, height, storageKey, sizeBytes: read.bytes.length };
}

/** @returns how many are still to come */
async function save(
  deps: Deps,
  workspaceId: string,
  itemId: string,
  fetched: ReadonlyMap<string, Attachment>,
): Promise<number> {
  const { item } = await changeTimeline(poolStore(deps), workspaceId, { itemId }, ({ item: now, thread, last }) => {
    if (!now || !thread || fetched.size === 0) return undefined;
    const attachments = attachmentsOf(now).map((attachment) => fetched.get(attachment.id) ?? attachment);
    const changed = {
      ...now,
      attachments: attachments as unknown as typeof now.attachments,
      updatedAt: deps.clock.now(),
      version: now.version + 1,
    };
    return {
      item: changed,
      announce: (emit) => announceItem(emit, changed, thread, last?.id === itemId ? changed : last),
    };
  });
  return item ? attachmentsOf(item).filter(({ state }) => state === 'PENDING').length : 0;
}
