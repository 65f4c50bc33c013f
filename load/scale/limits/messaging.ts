import type { Limits } from '../reads/read.ts';

const INBOX: Limits = { p95: 200, growth: 3, pages: 2_000 };
const THREAD: Limits = { p95: 150, growth: 3, pages: 2_000 };

export const messaging: Readonly<Record<string, Limits>> = {
  inbox: INBOX,
  'inbox-unread': INBOX,
  'inbox-done': INBOX,
  'inbox-deep': INBOX,
  shell: { p95: 150, growth: 3, pages: 2_000 },
  'setup-facts': { p95: 150, growth: 3, pages: 2_000 },
  'recent-activity': INBOX,
  'open-thread': THREAD,
  'open-thread-of-number': THREAD,
  'scroll-thread': { p95: 50, growth: 3, pages: 2_000 },
};
