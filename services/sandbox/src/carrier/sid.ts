/** Carrier identifiers: two letters and 32 hex digits, as the provider shapes them. */
export type SidKind =
  | 'AC'
  | 'AD'
  | 'AI'
  | 'AP'
  | 'BN'
  | 'BU'
  | 'BV'
  | 'CA'
  | 'CF'
  | 'EL'
  | 'HH'
  | 'HX'
  | 'IT'
  | 'KW'
  | 'ME'
  | 'MG'
  | 'MM'
  | 'PN'
  | 'PU'
  | 'QE'
  | 'RD'
  | 'RE'
  | 'RG'
  | 'SK'
  | 'SM'
  | 'XE';

/** Makes a SID out of a UUID, so that ids sort by the time of their making. */
export function sidFrom(kind: SidKind, uuid: string): string {
  return kind + uuid.replaceAll('-', '');
}
