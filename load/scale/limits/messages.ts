import type { Limits } from '../reads/read.ts';

/**
 * One request looks through ten thousand entries of an index at the most, or a thousand where it asks of each whether the reader sees
 * its conversation: no workspace makes it more. An index that is missing costs the rows themselves (item 6,500 pages).
 */
const history = (owner: number, member: number): Limits => ({ p95: 200, growth: 3, pages: { owner, member } });

export const messages: Readonly<Record<string, Limits>> = {
  messages: history(2_000, 9_000),
  'messages-failed': history(2_000, 9_000),
  'messages-whatsapp': history(2_000, 9_000),
  'messages-outbound': history(2_000, 9_000),
  'messages-digits': history(2_000, 9_000),
  'messages-many': history(20_000, 20_000),
  'messages-number': history(2_000, 9_000),
  'messages-team': history(2_000, 9_000),
  'messages-agent': history(2_000, 9_000),
  'messages-agent-failed': history(2_000, 9_000),
  'messages-nothing': history(2_000, 9_000),
  'messages-replies': history(9_000, 9_000),
  'messages-counted': history(2_000, 9_000),
  'messages-month': history(2_000, 9_000),
  'messages-deep': history(2_000, 9_000),
  'messages-export': history(2_000, 9_000),
  'messages-export-deep': history(2_000, 9_000),
  'messages-export-failed': history(2_000, 9_000),
};
