import type { Limits } from '../reads/read.ts';

/** Days that are over are read as they were counted; today, and the people of a range, are counted by whoever asks. */
const figure = (owner: number, member: number): Limits => ({ p95: 150, pages: { owner, member } });

export const figures: Readonly<Record<string, Limits>> = {
  'overview-quarter': figure(18_000, 68_000),
  'overview-week': figure(15_000, 19_000),
  home: figure(12_000, 12_000),
};
