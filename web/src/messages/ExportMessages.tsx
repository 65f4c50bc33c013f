import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { csvFile } from '../calls/csvFile.ts';
import { csvMoment } from '../ui/clocks.ts';
import { figure } from '../ui/counted.ts';
import { ExportButton, type ExportRun } from '../ui/export/ExportButton.tsx';
import { wantedOf } from '../ui/export/wanted.ts';
import type { Selection } from '../ui/list/selection.ts';
import { saveFile } from '../ui/saveFile.ts';
import { toast } from '../ui/toast.ts';
import { exportMessages } from './exportMessages.ts';
import type { MessageFilter } from './messageFilter.ts';
import { headOf, rowOf, SAYS } from './messagesSheet.ts';

/** Takes the messages that the filter leaves, or those of them that are selected, out of the browser as a table for spreadsheets. */
export function ExportMessages({
  filter,
  withMoney,
  selection,
  onDone,
}: {
  filter: MessageFilter;
  withMoney: boolean;
  selection?: Selection;
  onDone?: () => void;
}) {
  const { t, i18n } = useTranslation(['messages', 'calls']);
  const environment = useRelayEnvironment();
  const run = async ({ signal, onFailed, onWritten }: ExportRun) => {
    const zone = viewerZone();
    const sheet = { t: i18n.getFixedT(null, SAYS), zone, withMoney };
    const file = csvFile();
    let written = 0;
    const reading = { ...(selection ? { wanted: wantedOf(selection) } : {}), signal, onFailed };
    await exportMessages(environment, filter, reading, (messages, all) => {
      file.write(messages.map((message) => rowOf(message, sheet)));
      written += messages.length;
      onWritten(messages.length, all);
    });
    saveFile(`messages-${csvMoment(new Date(), zone).slice(0, 10)}.csv`, file.file(headOf(sheet)));
    toast.success(t('export.done', { count: written, written: figure(written) }));
    onDone?.();
  };
  return (
    <ExportButton
      label={t('calls:export.csv')}
      testId={selection === undefined ? 'messages-export' : 'messages-export-selected'}
      onExport={run}
      progressOf={(read, all) =>
        all === undefined
          ? t('calls:export.written', { read: figure(read) })
          : t('calls:export.progress', { read: figure(read), all: figure(all) })
      }
    />
  );
}
