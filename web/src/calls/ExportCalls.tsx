import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { isSelected, type Selection } from '../ui/list/selection.ts';
import { ordinal } from '../ui/ordinal.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { toast } from '../ui/toast.ts';
import type { CallFilter } from './callFilter.ts';
import { resultOf } from './callResult.ts';
import { csvMoment } from '../ui/clocks.ts';
import { csvOf } from './callsCsv.ts';
import { type ExportedCall, exportCalls } from './exportCalls.ts';

/** Takes the calls that the filter leaves, or those of them that are selected, out of the browser as a table for spreadsheets. */
export function ExportCalls({
  filter,
  selection,
  onDone,
}: {
  filter: CallFilter;
  selection?: Selection;
  onDone?: () => void;
}) {
  const { t, i18n } = useTranslation('calls');
  const refusalText = useRefusalText();
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<{ read: number; all: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const rowOf = (call: ExportedCall, zone: string, withCarrier: boolean) => {
    const { contact, agent, otherAgents, phoneNumber, peerNumber, direction, createdAt } = call;
    const result = call.call && resultOf({ ...call.call, direction });
    return [
      csvMoment(new Date(String(createdAt)), zone),
      t(`history.direction.${direction as 'INBOUND'}`),
      result ? t(`result.${result.name}`, { place: ordinal(call.call?.queuePosition ?? 0, i18n.language) }) : '',
      contact?.fullName,
      peerNumber,
      phoneNumber.name,
      phoneNumber.number,
      // Who had it last comes last, as in the order in which they had it.
      [...otherAgents, ...(agent ? [agent] : [])].map(({ fullName }) => fullName).join(', '),
      call.call?.note?.outcome ? t(`note.outcomes.${call.call.note.outcome}`) : '',
      call.call?.note?.text,
      call.call?.callDuration,
      call.call?.talkTime,
      call.call?.costPayable,
      ...(withCarrier ? [call.call?.callCost] : []),
      call.call?.callId,
    ];
  };
  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ read: 0, all: 0 });
    try {
      const calls = await exportCalls(
        environment,
        filter,
        (read, all) => setProgress({ read, all }),
        controller.signal,
        selection && {
          has: (id) => isSelected(selection, id),
          count: selection.all ? undefined : selection.ids.size,
        },
      );
      const zone = viewerZone();
      // Only who may know what the carrier charges has the column: to all others it would say that it is not known.
      const withCarrier = calls.some(({ call }) => typeof call?.callCost === 'number');
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
      const head = [t('export.started', { zone }), ...columns.map((column) => t(`export.column.${column}`))];
      save(
        `calls-${csvMoment(new Date(), zone).slice(0, 10)}.csv`,
        csvOf([head, ...calls.map((call) => rowOf(call, zone, withCarrier))]),
      );
      toast.success(t('export.done', { count: calls.length }));
      onDone?.();
    } catch (error) {
      if (!controller.signal.aborted) toast.error(refusalText(refusalOf(error)));
    } finally {
      setProgress(undefined);
    }
  };

  if (progress) {
    return (
      <Button
        size="sm"
        variant="default"
        leftSection={<IconX size={16} />}
        onClick={() => running.current?.abort()}
        data-testid="history-export-cancel"
      >
        <span role="status">{t('export.progress', progress)}</span>
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => void run()}
      data-testid={selection === undefined ? 'history-export' : 'history-export-selected'}
    >
      {t('export.csv')}
    </Button>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
