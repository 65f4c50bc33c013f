import { memo, useMemo } from 'react';
import type { ThreadRow_thread$key } from '../__generated__/ThreadRow_thread.graphql.ts';
import { useWindowed } from '../ui/list/useWindowed.ts';
import { useRows } from '../ui/rows.ts';
import { ThreadRow } from './ThreadRow.tsx';

/** Until it is drawn; pixels. */
const ROW_PX = 64;
const Row = memo(ThreadRow);

/** The people of the inbox that are in sight, the one that is open, and the one that Tab comes to. */
export function ThreadRows({
  threads,
  chosenAt,
  pinned,
}: {
  threads: readonly (ThreadRow_thread$key & { readonly id: string })[];
  /** Where the one that is open stands; -1 where it does not. */
  chosenAt: number;
  /** So many, the first ones, are pinned. */
  pinned: number;
}) {
  const { stop, list, listening } = useRows(threads.length, Math.max(0, chosenAt));
  const keys = useMemo(() => threads.map(({ id }) => id), [threads]);
  const { drawn, measure } = useWindowed({
    list,
    keys,
    estimate: () => ROW_PX,
    kept: () => [stop, chosenAt],
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows between the links that it holds
    <ul ref={list} {...listening}>
      {drawn.map((each, at) => {
        if (each.gap) return <li key={`gap ${at}`} aria-hidden style={{ height: each.height }} />;
        const thread = threads[each.index];
        if (thread === undefined) return null;
        return (
          <li
            key={thread.id}
            ref={measure}
            data-index={each.index}
            aria-setsize={threads.length}
            aria-posinset={each.index + 1}
          >
            <Row
              thread={thread}
              chosen={each.index === chosenAt}
              tabbed={each.index === stop}
              pinned={each.index < pinned}
            />
          </li>
        );
      })}
    </ul>
  );
}
