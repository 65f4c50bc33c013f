import { isUuid } from '@ringline/kit/ids';
import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import type { Media } from '../generated/prisma/client.ts';

/**
 * Says that the bytes of a file that was registered before them are stored. Once more does no harm.
 * @throws Refusal NOT_FOUND also when they came too late, and were taken away
 */
export const confirmMedia =
  (deps: Pick<Deps, 'db'>) =>
  async ({ id }: { id: string }, { userId }: { userId: string }): Promise<Media> =>
    deps.db.platform('a file of a person is stored', async ({ tx }) => {
      const [media] = isUuid(id)
        ? await tx.media.updateManyAndReturn({ where: { id, ownerUserId: userId }, data: { awaitedUntil: null } })
        : [];
      if (!media) throw notFound('The file');
      return media;
    });
