import { Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '../../base/relay/useCommit.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { MatchColumns } from './MatchColumns.tsx';
import { sendFile } from './sendFile.ts';
import { useContactImport } from './useContactImport.ts';
import type { ListedImport } from './useImports.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { FromGoogle, GooglePending } from './FromGoogle.tsx';
import { useGoogleImport } from './useGoogleImport.ts';
import { useOffersGoogle } from './useOffersGoogle.ts';
import styles from './Import.module.css';

interface Props {
  /** The list that everyone joins, unless another one is chosen. */
  listId?: string;
  /** Earlier ones, newest first. */
  imports: readonly ListedImport[];
  onReport: (id: string) => void;
  /** It goes on behind the page. */
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Brings contacts in from a Google account, or from a file: choose it, check what its columns mean, start. */
export function ImportContacts({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation('imports');
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      // Each step says how wide it is.
      size="auto"
      title={<span className={styles['title']}>{t('title')}</span>}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
      data-testid="import-dialog"
    >
      <Steps {...props} />
    </Modal>
  );
}

function Steps({ listId, imports, onReport, onStarted }: Props) {
  const { t } = useTranslation('imports');
  const [id, setId] = useState<string>();
  const { found, look } = useContactImport(id);
  const { pending, refusal, run } = useCommit();
  const offersGoogle = useOffersGoogle();
  const google = useGoogleImport(listId, onStarted);
  const choose = (file: File) =>
    void run(async () => {
      setId(undefined);
      setId(await sendFile(file, listId));
    });

  if (google.step !== 'idle') return <GooglePending />;
  if (id === undefined || found?.state === 'FAILED') {
    const problem =
      found?.failure === undefined || found.failure === null ? undefined : t(`failure.${found.failure as 'EMPTY'}`);
    return (
      <div className={styles['narrow']}>
        <ChooseFile
          pending={pending}
          problem={id === undefined ? undefined : problem}
          refusal={refusal}
          onFile={choose}
        />
        {offersGoogle ? <FromGoogle google={google} /> : null}
        <EarlierImports imports={imports} onReport={onReport} />
      </div>
    );
  }
  if (found?.state !== 'VALIDATING')
    return (
      <div className={`${styles['reading']} ${styles['narrow']}`} role="status">
        <Loader size="sm" /> {t('reading')}
      </div>
    );
  return <MatchColumns found={found} onChanged={look} onReplace={() => setId(undefined)} onStarted={onStarted} />;
}
