/** Which contacts a list shows. */
export const KINDS = ['all', 'saved', 'leads'] as const;
export type ContactKind = (typeof KINDS)[number];
