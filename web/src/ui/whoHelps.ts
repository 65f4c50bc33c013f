import type { Refusal } from '../base/relay/refusal.ts';

/** Who reads: their role in the open workspace, and what its owner is called there. */
export interface Reader {
  readonly role?: string | undefined;
  readonly ownerName?: string | null | undefined;
}

let reader: Reader = {};

/** Kept by the shell; nobody in particular reads before it is drawn. */
export function setReader(now: Reader): void {
  reader = now;
}

/** Higher ones may do what lower ones do. */
const RANKS = ['MEMBER', 'MANAGER', 'ADMIN', 'OWNER'];
const THEMSELVES = new Set(['you', 'yourself', 'SELF']);

function isReader(who: string, { role = '', ownerName }: Reader): boolean {
  if (THEMSELVES.has(who)) return true;
  if (RANKS.includes(who)) return RANKS.indexOf(role) >= RANKS.indexOf(who);
  return role === 'OWNER' && who === ownerName;
}

/**
 * What a refusal says besides its sentence: undefined for a fact that nobody's right changes.
 * @returns `who` to turn to: nobody where the reader can change it themselves, which the sentence tells how
 */
export function whoHelps(
  why: Refusal['why'],
  by: Reader = reader,
): { required: string | null; current: string | null; who: readonly string[] } | undefined {
  if (why === undefined || why.whoCanFix.length === 0) return undefined;
  const { required, current, whoCanFix } = why;
  return { required, current, who: whoCanFix.some((who) => isReader(who, by)) ? [] : whoCanFix };
}
