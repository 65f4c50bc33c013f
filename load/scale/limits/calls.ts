import type { Limits } from '../reads/read.ts';

/**
 * A member's history is counted in lists of all that one of several teams or people sees, an owner's along one index: what a missing
 * index costs (item 6,500 pages, call_viewer 1,400 a list, call_agent 800) stands out in each alone.
 */
const history = (owner: number, member: number): Limits => ({ p95: 200, growth: 3, pages: { owner, member } });

/** Minutes for 300,000 calls: a tenth of a second for each hundred is five. */
const exported = (owner: number, member: number): Limits => ({ p95: 100, growth: 3, pages: { owner, member } });

export const calls: Readonly<Record<string, Limits>> = {
  calls: history(660, 3_400),
  'calls-missed': history(390, 630),
  'calls-voicemail': history(50, 50),
  'calls-outbound': history(1_600, 3_800),
  'calls-outcome': history(50, 3_400),
  'calls-digits': history(50, 450),
  'calls-number': history(240, 5_300),
  'calls-team': history(500, 5_300),
  'calls-agent': history(300, 3_800),
  'calls-agent-missed': history(1_600, 4_500),
  'calls-month': history(240, 320),
  'calls-deep': history(420, 1_800),
  'calls-export': exported(900, 1_800),
  'calls-export-deep': exported(900, 1_800),
  'calls-export-missed': exported(900, 1_800),
};
