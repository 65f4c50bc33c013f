import type { Limits } from '../reads/read.ts';

export const contacts: Readonly<Record<string, Limits>> = {
  contacts: { p95: 200, growth: 3, pages: 310 },
  'contacts-deep': { p95: 200, growth: 3, pages: 310 },
};
