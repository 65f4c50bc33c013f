import type { Limits } from '../reads/read.ts';

/** Days that are over are read as they were counted; today, and yesterday for two hours, are counted by whoever asks. */
const figure = (owner: number, member: number): Limits => ({ p95: 150, pages: { owner, member } });

export const figures: Readonly<Record<string, Limits>> = {
  'overview-quarter': figure(14_000, 9_000),
  'overview-week': figure(11_000, 6_000),
  home: figure(4_000, 5_000),
};
