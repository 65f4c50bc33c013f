import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { csvMoment } from '../ui/clocks.ts';
import { figure } from '../ui/counted.ts';
import { ExportButton, type ExportRun } from '../ui/export/ExportButton.tsx';
import { wantedOf } from '../ui/export/wanted.ts';
import type { Selection } from '../ui/list/selection.ts';
import { saveFile } from '../ui/saveFile.ts';
import { toast } from '../ui/toast.ts';
import type { CallFilter } from './callFilter.ts';
import { callsSheet } from './callsSheet.ts';
import { exportCalls } from './exportCalls.ts';

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
  const environment = useRelayEnvironment();
  const run = async ({ signal, onFailed, onWritten }: ExportRun) => {
    const zone = viewerZone();
    const sheet = callsSheet(i18n.getFixedT(null, 'calls'), i18n.language, zone);
    let written = 0;
    await exportCalls(environment, filter, {
      ...(selection ? { wanted: wantedOf(selection) } : {}),
      signal,
      onFailed,
      onCalls: (calls, all) => {
        sheet.write(calls);
        written += calls.length;
        onWritten(calls.length, all);
      },
    });
    saveFile(`calls-${csvMoment(new Date(), zone).slice(0, 10)}.csv`, sheet.file());
    toast.success(t('export.done', { count: written, written: figure(written) }));
    onDone?.();
  };
  return (
    <ExportButton
      label={t('export.csv')}
      testId={selection === undefined ? 'history-export' : 'history-export-selected'}
      onExport={run}
      progressOf={(read, all) =>
        all === undefined
          ? t('export.written', { read: figure(read) })
          : t('export.progress', { read: figure(read), all: figure(all) })
      }
    />
  );
}
