import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { viewerZone } from '../../base/i18n/viewerZone.ts';
import { csvFile } from '../../calls/csvFile.ts';
import { csvMoment } from '../../ui/clocks.ts';
import { figure } from '../../ui/counted.ts';
import { ExportButton, type ExportRun } from '../../ui/export/ExportButton.tsx';
import { isSelected, type Selection } from '../../ui/list/selection.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { toast } from '../../ui/toast.ts';
import type { ContactFilters } from '../contactFilters.ts';
import { headOf, rowOf } from './contactsSheet.ts';
import { type ExportedProperty, exportContacts } from './exportContacts.ts';

/** Takes the contacts that the filters leave, or those of them that are selected, out of the browser as a table for spreadsheets. */
export function ExportContacts({ filters, selection }: { filters: ContactFilters | null; selection?: Selection }) {
  const { t, i18n } = useTranslation('exports');
  const environment = useRelayEnvironment();
  const run = async ({ signal, onFailed, onWritten }: ExportRun) => {
    const zone = viewerZone();
    const words = i18n.getFixedT(null, 'exports');
    const file = csvFile();
    let properties: readonly ExportedProperty[] = [];
    let written = 0;
    await exportContacts(environment, filters, {
      ...(selection ? { has: (id: string) => isSelected(selection, id) } : {}),
      ...(selection && !selection.all ? { most: selection.ids.size } : {}),
      signal,
      onFailed,
      onProperties: (known) => {
        properties = known;
      },
      onContacts: (contacts, all) => {
        file.write(contacts.map((contact) => rowOf(contact, words, zone, properties)));
        written += contacts.length;
        onWritten(contacts.length, selection ? undefined : all);
      },
    });
    saveFile(`contacts-${csvMoment(new Date(), zone).slice(0, 10)}.csv`, file.file(headOf(words, zone, properties)));
    toast.success(t('done', { count: written, written: figure(written) }));
  };
  return (
    <ExportButton
      label={t('csv')}
      size={selection === undefined ? 'sm' : 'xs'}
      testId={selection === undefined ? 'contact-export' : 'contact-export-selected'}
      onExport={run}
      progressOf={(read, all) =>
        all === undefined
          ? t('written', { read: figure(read) })
          : t('progress', { read: figure(read), all: figure(all) })
      }
    />
  );
}
