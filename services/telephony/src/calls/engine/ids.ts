import { hash } from 'node:crypto';

/** A UUID that depends on the seed and the number alone, so that the same inputs give the same log. */
export function seededUuid(seed: string, n: number): string {
  const hex = hash('sha256', `${seed}:${n}`, 'hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
