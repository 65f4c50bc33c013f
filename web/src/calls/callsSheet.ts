import type { TFunction } from 'i18next';
import { csvMoment } from '../ui/clocks.ts';
import { ordinal } from '../ui/ordinal.ts';
import { resultOf } from './callResult.ts';
import type { CsvRow } from './callsCsv.ts';
import { csvFile } from './csvFile.ts';
import type { ExportedCall } from './exportCalls.ts';

/** Calls as a table in the language and zone of who reads it. */
export interface CallsSheet {
  readonly write: (calls: readonly ExportedCall[]) => void;
  readonly file: () => Blob;
}

export function callsSheet(t: TFunction<'calls'>, language: string, zone: string): CallsSheet {
  // Only who may know what the carrier charges has the column: to all others it would say that it is not known. Which of them reads is
  // told by the first call that has it, and the calls before it have their cells, too.
  const [bare, full] = [csvFile(), csvFile()];
  let withCarrier = false;
  const rowsOf = (calls: readonly ExportedCall[], carrier: boolean): CsvRow[] =>
    calls.map((call) => rowOf(call, t, language, zone, carrier));
  return {
    write: (calls) => {
      withCarrier ||= calls.some(({ call }) => typeof call?.callCost === 'number');
      full.write(rowsOf(calls, true));
      if (!withCarrier) bare.write(rowsOf(calls, false));
    },
    file: () => (withCarrier ? full : bare).file(headOf(t, zone, withCarrier)),
  };
}

function headOf(t: TFunction<'calls'>, zone: string, withCarrier: boolean): string[] {
  const columns = [
    'direction',
    'result',
    'contact',
    'peer',
    'numberName',
    'number',
    'agent',
    'outcome',
    'note',
    'length',
    'talk',
    'cost',
    ...(withCarrier ? (['carrierCost'] as const) : []),
    'id',
  ] as const;
  return [t('export.started', { zone }), ...columns.map((column) => t(`export.column.${column}`))];
}

function rowOf(
  { contact, agent, otherAgents, phoneNumber, peerNumber, direction, createdAt, call }: ExportedCall,
  t: TFunction<'calls'>,
  language: string,
  zone: string,
  withCarrier: boolean,
): CsvRow {
  const result = call && resultOf({ ...call, direction });
  return [
    csvMoment(new Date(String(createdAt)), zone),
    t(`history.direction.${direction as 'INBOUND'}`),
    result ? t(`result.${result.name}`, { place: ordinal(call.queuePosition ?? 0, language) }) : '',
    contact?.fullName,
    peerNumber,
    phoneNumber.name,
    phoneNumber.number,
    // Who had it last comes last, as in the order in which they had it.
    [...otherAgents, ...(agent ? [agent] : [])].map(({ fullName }) => fullName).join(', '),
    call?.note?.outcome ? t(`note.outcomes.${call.note.outcome}`) : '',
    call?.note?.text,
    call?.callDuration,
    call?.talkTime,
    call?.costPayable,
    ...(withCarrier ? [call?.callCost] : []),
    call?.callId,
  ];
}
