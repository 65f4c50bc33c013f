export const PURPOSES = ['CREDIT', 'PHONE_NUMBER', 'SUBSCRIBE_NUMBER', 'CHANGE_PLAN', 'BUY_SEAT'] as const;
/** What a payment is for. */
export type Purpose = (typeof PURPOSES)[number];

/** What is renewed later, with what it was bought with. */
const RENEWED: ReadonlySet<string> = new Set(['CHANGE_PLAN', 'BUY_SEAT']);
export const isRenewed = (purpose: string): boolean => RENEWED.has(purpose);
