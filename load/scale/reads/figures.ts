/** Reports of what happened: days that are over are counted once, in the background, by whoever asks first. */
import type { Asked, Read } from './read.ts';

const DAY_MS = 86_400_000;
/** What is not over yet, and a day that the zone of the workspace cuts differently. */
const UNSETTLED = 3;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const range = (days: number) => ({ from: dayOf(Date.now() - (days - 1) * DAY_MS), until: dayOf(Date.now()) });

/** The period before is counted too: figures say how they changed. */
const isCounted =
  (days: number) =>
  async ({ workspace, row }: Asked): Promise<boolean> => {
    const { days: counted } = await row(
      'messaging',
      'SELECT count(*)::integer AS days FROM figure_day WHERE workspace_id = $1',
      [workspace.id],
    );
    return (counted as number) >= 2 * days - UNSETTLED;
  };

const overview = (name: string, days: number): Read => ({
  name,
  operation: 'CallOverviewPageQuery',
  variables: async () => ({ range: range(days) }),
  isSettled: isCounted(days),
});

export const figures: readonly Read[] = [
  overview('overview-week', 7),
  overview('overview-quarter', 90),
  {
    name: 'home',
    operation: 'HomeFiguresQuery',
    variables: async () => ({ range: range(1), chart: range(7) }),
    isSettled: isCounted(7),
  },
];
