import type { Limits } from '../reads/read.ts';

const INBOX: Limits = { p95: 200, growth: 3, pages: 700 };
const THREAD: Limits = { p95: 150, growth: 3, pages: 200 };

export const messaging: Readonly<Record<string, Limits>> = {
  inbox: INBOX,
  'inbox-unread': INBOX,
  'inbox-done': INBOX,
  'inbox-deep': INBOX,
  shell: { p95: 150, growth: 3, pages: 200 },
  'setup-facts': { p95: 150, growth: 3, pages: { owner: 130, member: 440 } },
  'recent-activity': { p95: 200, growth: 3, pages: 200 },
  'open-thread': THREAD,
  'open-thread-of-number': THREAD,
  'scroll-thread': { p95: 50, growth: 3, pages: 200 },
};
