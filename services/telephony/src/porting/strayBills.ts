/** Files of bills that no order has: a file is stored before its order is told of, and deleted after it. */
import { job, type Job } from '@ringline/kit/jobs';
import { isUuid } from '@ringline/kit/ids';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import { firstIdSince } from '../live/liveScope.ts';
import { billOf } from './orders.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** So long a file waits for its order, in ms: far longer than any request that tells of it lasts. */
const WAITS_MS = 86_400_000;
const KEY = /^porting\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.\w+$/;

/** Each night. Several replicas at once, or one again after a crash, do no harm. */
export const sweepPortingBillsJob = (deps: Needs): Job =>
  job({
    name: 'sweep-porting-bills',
    schema: z.object({}),
    cron: '50 4 * * *',
    handler: () => sweepPortingBills(deps),
  });

export async function sweepPortingBills({ db, clock, storage }: Needs): Promise<void> {
  // The ids of files tell when they were made.
  const before = firstIdSince(new Date(clock.now().getTime() - WAITS_MS));
  for await (const key of storage.list('porting')) {
    const [, workspaceId = '', id = ''] = KEY.exec(key) ?? [];
    if (!isUuid(workspaceId) || id >= before) continue;
    const kept = await db.tenant(workspaceId, ({ tx }) =>
      tx.portingOrder.findFirst({ where: { workspaceId, bill: { path: ['id'], equals: id } }, select: { bill: true } }),
    );
    if (!kept || billOf(kept)?.deleted) await storage.delete(key);
  }
}
