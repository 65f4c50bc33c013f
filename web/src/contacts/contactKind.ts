/** Which contacts a list shows. */
export const KINDS = ['all', 'saved', 'leads'] as const;
