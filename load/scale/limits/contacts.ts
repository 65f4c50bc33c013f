import type { Limits } from '../reads/read.ts';

const search = (pages: number): Limits => ({ p95: 50, pages });
/** The history asks the contacts first, then reads its own rows. */
const history = (owner: number, member: number): Limits => ({ p95: 200, pages: { owner, member } });

export const contacts: Readonly<Record<string, Limits>> = {
  contacts: { p95: 200, growth: 3, pages: 310 },
  'contacts-deep': { p95: 200, growth: 3, pages: 310 },
  'contacts-by-name': { p95: 200, growth: 3, pages: 400 },
  'contacts-by-last-contact': { p95: 200, growth: 3, pages: 400 },
  'contacts-tagged-by-name': { p95: 200, pages: 12_000 },
  'contacts-prefix': search(250),
  'contacts-middle': search(1_100),
  'contacts-accents': search(400),
  'contacts-digits': search(120),
  'contacts-none': search(60),
  'palette-prefix': search(230),
  'palette-middle': search(1_100),
  'palette-accents': search(210),
  'palette-digits': search(120),
  'palette-none': search(60),
  'calls-of-prefix': history(2_900, 19_000),
  'calls-of-middle': history(3_700, 20_000),
  'calls-of-accents': history(260, 620),
  'calls-of-digits': history(140, 540),
  'calls-of-none': history(70, 430),
};
