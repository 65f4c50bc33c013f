import type { TFunction } from 'i18next';
import type { CsvRow } from '../calls/callsCsv.ts';
import { csvMoment } from '../ui/clocks.ts';
import type { ExportedCharge } from './exportCharges.ts';
import { partOf } from './spendingRows.ts';

const COLUMNS = ['kind', 'number', 'person', 'team', 'billed', 'free', 'rate', 'amount', 'invoice', 'line'] as const;

/** The names of the columns. */
export const headOf = (t: TFunction<'spending'>, zone: string): CsvRow => [
  t('column.at', { zone }),
  ...COLUMNS.map((name) => t(`column.${name}`)),
];

/** A charge as a row. Amounts are plain figures, so that a spreadsheet sums them. */
export const rowOf = (charge: ExportedCharge, t: TFunction<'spending'>, zone: string): CsvRow => [
  csvMoment(new Date(String(charge.at)), zone),
  t(`part.${partOf(charge)}`),
  charge.number,
  charge.user?.fullName,
  charge.team?.name,
  charge.invoiceNumber == null ? charge.billedSeconds : null,
  charge.invoiceNumber == null ? charge.freeUnits : null,
  charge.invoiceNumber == null ? charge.rate : null,
  charge.amount,
  charge.invoiceNumber,
  charge.name,
];
