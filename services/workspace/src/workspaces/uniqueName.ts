const LONGEST = 40;

/** A name in lower-case ASCII letters, digits and hyphens, for addresses. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'workspace';
}

/**
 * Unique names to try, best first: the name itself, with a number, and at last with an end that nobody else has.
 * @param id a UUIDv7: its last digits are random.
 */
export function uniqueNameCandidates(name: string, id: string): string[] {
  const slug = slugOf(name);
  return [slug, ...[2, 3, 4, 5].map((number) => `${slug}-${number}`), `${slug}-${id.slice(-8)}`];
}
