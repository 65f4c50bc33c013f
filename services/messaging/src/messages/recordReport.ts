import type { Deps } from '../context.ts';
import { changeTimeline, poolStore } from '../timeline/timeline.ts';
import { applyReport, type Report } from './delivery.ts';

/** Records a delivery report: one read, one durable write, nothing when it is old news. */
export const recordReport =
  (deps: Deps) =>
  async (workspaceId: string, itemId: string, report: Report): Promise<void> => {
    const moment = { now: deps.clock.now(), entryId: deps.ids.uuid() };
    await changeTimeline(poolStore(deps), workspaceId, { itemId }, (snapshot) => applyReport(snapshot, report, moment));
  };
