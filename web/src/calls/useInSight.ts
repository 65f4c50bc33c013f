import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a list along with what is heard in it, for whoever has what was heard before in sight: nobody is taken away from what
 * they read elsewhere.
 * @param heard names the entry that is heard; undefined between two
 * @returns the list, whose entry has `data-now`
 */
export function useInSight(heard: string | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(undefined);
  useEffect(() => {
    if (heard === undefined) return;
    const entry = [...(list.current?.querySelectorAll('[data-now]') ?? [])].at(-1);
    if (before.current !== undefined && isInSight(before.current)) entry?.scrollIntoView({ block: 'nearest' });
    before.current = entry;
  }, [heard]);
  return list;
}

function isInSight(entry: Element): boolean {
  const { top, bottom, height } = entry.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
