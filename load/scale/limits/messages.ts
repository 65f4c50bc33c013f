import type { Limits } from '../reads/read.ts';

/**
 * One request looks through ten thousand entries of an index at the most, or a thousand where it asks of each whether the reader sees
 * its conversation: no workspace makes it more. An index that is missing costs the rows themselves (item 6,500 pages).
 */
const history = (owner: number, member: number): Limits => ({ p95: 200, growth: 3, pages: { owner, member } });

export const messages: Readonly<Record<string, Limits>> = {
  messages: history(700, 6_000),
  'messages-failed': history(400, 1_900),
  'messages-whatsapp': history(320, 2_400),
  'messages-outbound': history(700, 2_400),
  'messages-digits': history(60, 60),
  'messages-many': history(1_500, 7_000),
  'messages-number': history(650, 6_000),
  'messages-team': history(650, 6_000),
  'messages-agent': history(50, 50),
  'messages-agent-failed': history(400, 1_900),
  'messages-nothing': history(1_800, 220),
  'messages-replies': history(6_000, 9_000),
  'messages-counted': history(700, 220),
  'messages-month': history(420, 6_000),
  'messages-deep': history(720, 6_000),
  'messages-export': history(120, 730),
  'messages-export-deep': history(160, 770),
  'messages-export-failed': history(1_150, 1_800),
};
