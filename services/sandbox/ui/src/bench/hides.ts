/** What carriers say in place of a hidden number, as the sandbox's API takes it. */
export const HIDES = ['anonymous', 'Restricted', 'unavailable', 'asterisk', '+266696687', '+7378742833', ''] as const;
