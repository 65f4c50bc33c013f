import type { Deps } from '../context.ts';
import type { Media } from '../generated/prisma/client.ts';
import { ownMedia } from './media.ts';

/** Files of the caller by their ids; those of others are left out. */
export const batchGetOwnMedia =
  (deps: Pick<Deps, 'db'>) =>
  ({ ids }: { ids: readonly string[] }, { userId }: { userId: string }): Promise<Media[]> =>
    deps.db.platform('files of a person', ({ tx }) => ownMedia(tx, userId, ids));
