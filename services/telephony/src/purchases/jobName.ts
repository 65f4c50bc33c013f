/** The job that goes on with a purchase. */
export const ADVANCE_PURCHASE = 'advance-purchase';
