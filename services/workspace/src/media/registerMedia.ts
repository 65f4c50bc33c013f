import { invalid } from '@ringline/kit/errors';
import { cutText } from '@ringline/kit/text';
import type { Deps } from '../context.ts';
import type { Media } from '../generated/prisma/client.ts';

/** What the edge lets in, and what a picture may weigh (defaults 6.2), in bytes. */
const PICTURES = ['image/png', 'image/jpeg'];
const LARGEST_BYTES = 10n * 1024n * 1024n;
const LONGEST_NAME = 200;
/** For so long bytes that are stored next are waited for, in ms: far longer than a request may take. */
const AWAITED_MS = 3_600_000;

export interface RegisterMediaInput {
  /** Of the bytes. */
  readonly storageKey: string;
  readonly name: string;
  /** As found in the content. */
  readonly mimeType: string;
  readonly sizeBytes: bigint;
  readonly type: string;
  /** Whether they are stored next; otherwise they are there already. */
  readonly awaited: boolean;
}

/**
 * Records a file as its uploader's.
 * @throws Refusal VALIDATION_FAILED for a kind that nobody may upload yet, or another's place in the store
 */
export const registerMedia =
  (deps: Pick<Deps, 'db' | 'ids' | 'clock'>) =>
  async (input: RegisterMediaInput, { userId }: { userId: string }): Promise<Media> => {
    const { storageKey, mimeType, sizeBytes, type, awaited } = input;
    const now = deps.clock.now();
    if (type !== 'IMAGES' || !PICTURES.includes(mimeType)) throw invalid('type', 'Choose a PNG or JPEG picture.');
    if (sizeBytes <= 0n || sizeBytes > LARGEST_BYTES) throw invalid('file', 'Choose a picture of at most 10 MB.');
    if (!storageKey.startsWith(`media/${userId}/`)) throw invalid('storageKey', 'The file is not yours.');
    return deps.db.platform('a file of a person', ({ tx }) =>
      tx.media.create({
        data: {
          id: deps.ids.uuid(),
          ownerUserId: userId,
          storageKey,
          name: cutText(input.name, LONGEST_NAME),
          mimeType,
          sizeBytes,
          type,
          createdAt: now,
          awaitedUntil: awaited ? new Date(now.getTime() + AWAITED_MS) : null,
        },
      }),
    );
  };
