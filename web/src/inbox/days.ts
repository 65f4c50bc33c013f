import { dayName, type DateOptions } from '../ui/dates.ts';

export interface Day<Item> {
  /** Today, Yesterday or DD/MM/YYYY. */
  name: string;
  items: Item[];
}

/** Puts items that stand in the order of time under the days they belong to, in the viewer's zone. */
export function groupByDay<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => Date,
  now: Date,
  options: DateOptions & { today: string },
): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const name = dayName(momentOf(item), now, options);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else days.push({ name, items: [item] });
  }
  return days;
}
