import { job, type Job } from '@ringline/kit/jobs';
import { isUuid } from '@ringline/kit/ids';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import { removeUnsent } from '../teamFiles/addTeamFile.ts';

/** So long a file waits to be sent, in ms. */
const WAITS_MS = 86_400_000;

/** When an id was made: version 7 begins with its milliseconds. */
const madeAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Each night, deletes what was uploaded and not sent within a day; what was sent lies elsewhere. */
export const sweepUploadsJob = (deps: Pick<Deps, 'db' | 'storage' | 'clock'>): Job =>
  job({ name: 'sweep-uploads', schema: z.object({}), cron: '10 4 * * *', handler: () => sweepUploads(deps) });

export async function sweepUploads({ db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - WAITS_MS;
  for await (const key of storage.list('uploads')) {
    const [, workspaceId = '', userId = '', id = ''] = key.split('/');
    if (![workspaceId, userId, id].every(isUuid) || madeAt(id) >= before) continue;
    await removeUnsent({ db, storage }, { id, workspaceId, userId });
    await storage.delete(key);
  }
}
