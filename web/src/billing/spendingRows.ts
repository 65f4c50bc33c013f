/** What was spent as a report shows it: kinds in a few groups, and the groups' parts once one is looked at. */

export interface Spent {
  readonly kind: string;
  readonly channel?: string | null | undefined;
  readonly amount: number;
  readonly items: number;
}

/** The groups of a bar and of a table's columns, in their order. */
export const GROUPS = ['plan', 'numbers', 'calls', 'texts', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** The parts of each group: kinds, and of texts the channels. */
export const PARTS = {
  plan: ['PLAN', 'SEAT', 'COUPON', 'REFUND'],
  numbers: ['PHONE_NUMBER'],
  calls: ['CALL', 'TRANSCRIPT'],
  texts: ['SMS', 'MMS', 'WHATSAPP', 'VIBER'],
  other: ['FEE', 'TAX'],
} as const satisfies Record<Group, readonly string[]>;
export type Part = (typeof PARTS)[Group][number];

/** What one charge is: its kind, and of a text its channel. Texts of before channels were kept were texts by SMS. */
export function partOf({ kind, channel }: Pick<Spent, 'kind' | 'channel'>): Part {
  if (kind !== 'MESSAGE') return GROUPS.flatMap((group) => [...PARTS[group]]).find((part) => part === kind) ?? 'FEE';
  return PARTS.texts.find((part) => part === channel) ?? 'SMS';
}

export const groupOf = (spent: Pick<Spent, 'kind' | 'channel'>): Group => {
  const part = partOf(spent);
  return GROUPS.find((group) => (PARTS[group] as readonly string[]).includes(part)) ?? 'other';
};

/** Micros, whole numbers: a sum of fractions would be off now and then. */
const micros = (amount: number): number => Math.round(amount * 1_000_000);

/** What was spent in each group, and in all. */
export function sumsOf(spent: readonly Spent[]): Record<Group | 'total', number> {
  const sums = { plan: 0, numbers: 0, calls: 0, texts: 0, other: 0, total: 0 };
  for (const each of spent) {
    sums[groupOf(each)] += micros(each.amount);
    sums.total += micros(each.amount);
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / 1_000_000])) as typeof sums;
}

/** What was spent in each part of a group, and in all of it. */
export function partsOf(spent: readonly Spent[], group: Group): Record<string, number> {
  const sums: Record<string, number> = { total: 0, ...Object.fromEntries(PARTS[group].map((part) => [part, 0])) };
  for (const each of spent) {
    if (groupOf(each) !== group) continue;
    const part = partOf(each);
    sums[part] = (sums[part] ?? 0) + micros(each.amount);
    sums['total'] = (sums['total'] ?? 0) + micros(each.amount);
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / 1_000_000]));
}

/** The month that lies so many months before another one. @param month such as 2026-11 */
export function monthsBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
