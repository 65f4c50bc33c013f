/** Carrier identifiers: two letters and 32 hex digits, as the provider shapes them. */
export type SidKind = 'XE' | 'HX' | 'AD' | 'AC' | 'AP' | 'CA' | 'CF' | 'HH' | 'ME' | 'MM' | 'PN' | 'RE' | 'SK' | 'SM';

/** Makes a SID out of a UUID, so that ids sort by the time of their making. */
export function sidFrom(kind: SidKind, uuid: string): string {
  return kind + uuid.replaceAll('-', '');
}
