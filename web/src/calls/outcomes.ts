/** How a call came out, in the order in which it is offered. */
export const CALL_OUTCOMES = ['RESOLVED', 'FOLLOW_UP', 'LEFT_MESSAGE', 'WRONG_NUMBER', 'SPAM', 'OTHER'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
