import type { TFunction } from 'i18next';
import type { CsvRow } from '../calls/callsCsv.ts';
import { csvMoment } from '../ui/clocks.ts';
import type { ExportedMessage } from './exportMessages.ts';
import { CHANNELS } from './messageFilter.ts';
import { hasFailed, priceOf, resultOf } from './messageResult.ts';

/** Whose words a table says. */
export const SAYS = ['messages', 'calls', 'inbox'] as const;

/** How a table says things, and to whom: what messages cost is for who may see money. */
export interface SheetOf {
  readonly t: TFunction<typeof SAYS>;
  readonly zone: string;
  readonly withMoney: boolean;
}

const COLUMNS = [
  'direction',
  'channel',
  'status',
  'why',
  'contact',
  'peer',
  'numberName',
  'number',
  'agent',
  'message',
  'files',
] as const;

export const headOf = ({ t, zone, withMoney }: SheetOf): CsvRow => [
  t('messages:export.sent', { zone }),
  ...[...COLUMNS, ...(withMoney ? (['segments', 'price'] as const) : []), 'carrierCode' as const, 'id' as const].map(
    (column) => t(`messages:export.column.${column}`),
  ),
];

export function rowOf(
  {
    id,
    createdAt,
    direction,
    channel,
    peerNumber,
    isAutomatic,
    contact,
    agent,
    phoneNumber,
    message,
    creditLogs,
  }: ExportedMessage,
  { t, zone, withMoney }: SheetOf,
): CsvRow {
  const result = resultOf(message?.deliveryStatus ?? '');
  const known = CHANNELS.find((one) => one === channel);
  const why = result === 'noCredit' ? t('inbox:message.noCredit') : message?.failedReason;
  return [
    csvMoment(new Date(String(createdAt)), zone),
    t(`calls:history.direction.${direction === 'INBOUND' ? 'INBOUND' : 'OUTBOUND'}`),
    known === undefined ? channel : t(`messages:channel.${known}`),
    t(`messages:result.${result}`),
    hasFailed(result) ? why : '',
    contact?.fullName,
    peerNumber,
    phoneNumber.name,
    phoneNumber.number,
    agent?.fullName ?? (isAutomatic ? t('inbox:sender.automatic') : ''),
    message?.body,
    message?.attachments.length === 0 ? null : message?.attachments.length,
    ...(withMoney ? [direction === 'OUTBOUND' ? message?.segments : null, priceOf(creditLogs)] : []),
    message?.carrierCode,
    id,
  ];
}
