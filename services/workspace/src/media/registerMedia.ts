import { invalid } from '@ringline/kit/errors';
import type { Dependencies } from '../dependencies.ts';
import type { Media } from '../generated/prisma/client.ts';

/** What the edge lets in, and what a picture may weigh (defaults 6.2), in bytes. */
const PICTURES = ['image/png', 'image/jpeg'];
const LARGEST_BYTES = 10n * 1024n * 1024n;
const LONGEST_NAME = 200;

export interface RegisterMediaInput {
  /** Of the bytes, which are there already. */
  readonly storageKey: string;
  readonly name: string;
  /** As found in the content. */
  readonly mimeType: string;
  readonly sizeBytes: bigint;
  readonly type: string;
}

/**
 * Records a stored file as its uploader's.
 * @throws Refusal VALIDATION_FAILED for a kind that nobody may upload yet, or another's place in the store
 */
export const registerMedia =
  (deps: Pick<Dependencies, 'db' | 'ids' | 'clock'>) =>
  async (input: RegisterMediaInput, { userId }: { userId: string }): Promise<Media> => {
    const { storageKey, mimeType, sizeBytes, type } = input;
    if (type !== 'IMAGES' || !PICTURES.includes(mimeType)) throw invalid('type', 'Choose a PNG or JPEG picture.');
    if (sizeBytes <= 0n || sizeBytes > LARGEST_BYTES) throw invalid('file', 'Choose a picture of at most 10 MB.');
    if (!storageKey.startsWith(`media/${userId}/`)) throw invalid('storageKey', 'The file is not yours.');
    return deps.db.platform('a file of a person', ({ tx }) =>
      tx.media.create({
        data: {
          id: deps.ids.uuid(),
          ownerUserId: userId,
          storageKey,
          name: input.name.slice(0, LONGEST_NAME),
          mimeType,
          sizeBytes,
          type,
          createdAt: deps.clock.now(),
        },
      }),
    );
  };
