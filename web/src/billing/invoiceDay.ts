import { writtenDate } from '../ui/dates.ts';

/** Days of an invoice are those of UTC, in which cycles are reckoned: the PDF says the same wherever it is read. */
export const invoiceDay = (moment: unknown): string => writtenDate(new Date(String(moment)), { timeZone: 'UTC' });
