/** Addresses that a browser opens without running anything of ours. */
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const LONGEST = 2_000;

/** @returns the address as a browser reads it; undefined when it is none that a link may have */
export function linkOf(given: string): string | undefined {
  if (given.length > LONGEST || /\s/.test(given) || !URL.canParse(given)) return undefined;
  const { protocol, hostname, username, password, pathname, href } = new URL(given);
  if (!SCHEMES.has(protocol)) return undefined;
  // What stands before an @ poses as the host.
  if (username !== '' || password !== '') return undefined;
  const hasTarget = protocol === 'mailto:' || protocol === 'tel:' ? pathname !== '' : hostname !== '';
  return hasTarget ? href : undefined;
}
