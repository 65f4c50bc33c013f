import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { csvFile } from '../calls/csvFile.ts';
import { figure } from '../ui/counted.ts';
import { ExportButton, type ExportRun } from '../ui/export/ExportButton.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { toast } from '../ui/toast.ts';
import { headOf, rowOf } from './chargesSheet.ts';
import { exportCharges } from './exportCharges.ts';

/** Takes each charge of some months out of the browser as a table for spreadsheets. */
export function ExportCharges({ from, until }: { from: string; until: string }) {
  const { t, i18n } = useTranslation('spending');
  const environment = useRelayEnvironment();
  const run = async ({ signal, onFailed, onWritten }: ExportRun) => {
    const zone = viewerZone();
    const words = i18n.getFixedT(null, 'spending');
    const file = csvFile();
    let written = 0;
    await exportCharges(
      environment,
      { from, until },
      {
        signal,
        onFailed,
        onCharges: (charges) => {
          file.write(charges.map((charge) => rowOf(charge, words, zone)));
          written += charges.length;
          onWritten(charges.length, undefined);
        },
      },
    );
    saveFile(`spending-${from}-${until}.csv`, file.file(headOf(words, zone)));
    toast.success(t('exported', { count: written, written: figure(written) }));
  };
  return (
    <ExportButton
      label={t('csv')}
      testId="spending-export"
      onExport={run}
      progressOf={(read) => t('written', { read: figure(read) })}
    />
  );
}
