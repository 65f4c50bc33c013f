/** The name of the line that the registration's months have on invoices. */
export const MONTHLY_LINE = 'US_TEXTING';
