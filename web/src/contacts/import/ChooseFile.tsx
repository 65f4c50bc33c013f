import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvLines, UTF8_MARK } from '../../calls/callsCsv.ts';
import type { Refusal } from '../../base/relay/refusal.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { Why } from '../../ui/Why.tsx';
import styles from './Import.module.css';

const ACCEPTED =
  '.csv,.xls,.xlsx,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NAME = /\.(?:csv|xlsx?|txt)$/i;
/** Bytes (defaults 13.2). */
const MAXIMUM = 20 * 1024 * 1024;
const SAMPLE = [
  ['firstName', 'lastName', 'phoneNumber', 'email', 'company', 'city', 'country'],
  ['Lena', 'Farrow', '+15035550181', 'lena@farrow.example', 'Farrow Studio', 'Portland', 'US'],
  ['Owen', 'Marsh', '(415) 555-0193', '', '', 'San Francisco', 'US'],
];

/** Where a file of contacts is dropped or chosen. */
export function ChooseFile({
  pending,
  problem,
  refusal,
  onFile,
}: {
  pending: boolean;
  /** Why the last file can't be imported. */
  problem: string | undefined;
  refusal: Refusal | undefined;
  onFile: (file: File) => void;
}) {
  const { t } = useTranslation('imports');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<'type' | 'size'>();
  const take = (file: File | null | undefined) => {
    if (!file) return;
    const why = !NAME.test(file.name) ? 'type' : file.size > MAXIMUM ? 'size' : undefined;
    setRefused(why);
    if (why === undefined) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const said = refused === undefined ? problem : t(`file.${refused}`);
  return (
    <div className={styles['choose']}>
      {said === undefined ? null : (
        <p role="alert" className={styles['problem']} data-testid="import-problem">
          {said}
        </p>
      )}
      {refusal === undefined || refused !== undefined ? null : (
        <div role="alert">
          <p className={styles['problem']}>{t('failed')}</p>
          <Why refusal={refusal} />
        </div>
      )}
      <div
        className={styles['drop']}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-testid="import-drop"
      >
        <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
        <p className={styles['strong']}>{t('file.drop')}</p>
        <p className={styles['muted']}>{t('file.hint')}</p>
        <FileButton accept={ACCEPTED} onChange={take} inputProps={{ 'aria-label': t('file.choose') }}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={18} stroke={1.75} />} loading={pending} data-autofocus>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={styles['muted']}>
        {t('file.columns')}{' '}
        <button
          type="button"
          className={styles['link']}
          onClick={() =>
            saveFile('contacts-sample.csv', new Blob([UTF8_MARK, csvLines(SAMPLE)], { type: 'text/csv;charset=utf-8' }))
          }
        >
          {t('file.sample')}
        </button>
      </p>
    </div>
  );
}
