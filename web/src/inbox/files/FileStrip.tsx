import { ActionIcon, Loader } from '@mantine/core';
import { IconAlertCircle, IconFile, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { fileSize } from '../../ui/fileSize.ts';
import { type ComposedFile, composed } from './composed.ts';
import styles from './Files.module.css';

/** The files of a message that is being written: what each looks like, how far it is, and the way to leave it out. */
export function FileStrip({ draft, files }: { draft: string; files: readonly ComposedFile[] }) {
  const { t, i18n } = useTranslation('inbox');
  const textOf = useRefusalText();
  if (files.length === 0) return null;
  const problemOf = ({ refusal, wrong }: ComposedFile) =>
    refusal === undefined ? (wrong === undefined ? undefined : t(`files.wrong.${wrong}`)) : textOf(refusal);
  return (
    <ul className={styles['strip']} aria-label={t('files.label')} data-testid="composer-files">
      {files.map((file) => {
        const problem = problemOf(file);
        const ready = file.id !== undefined;
        const state = problem === undefined ? (ready ? 'ready' : 'uploading') : 'refused';
        return (
          <li key={file.key} className={styles['file']} data-state={state} data-testid="composer-file">
            <span className={styles['face']}>
              {file.preview === undefined ? (
                <IconFile size={20} stroke={1.75} aria-hidden />
              ) : (
                <img src={file.preview} alt="" />
              )}
              {state === 'uploading' ? <Loader size={16} className={styles['busy'] ?? ''} /> : null}
            </span>
            <span className={styles['words']}>
              <Words as="b">{file.name}</Words>
              {problem === undefined ? (
                <small>{ready ? fileSize(file.size, i18n.language) : t('files.uploading')}</small>
              ) : (
                <small className={styles['problem']} role="alert">
                  <IconAlertCircle size={12} stroke={2} aria-hidden /> {problem}
                </small>
              )}
            </span>
            <ActionIcon
              size={24}
              variant="subtle"
              aria-label={t('files.remove', { name: file.name })}
              onClick={() => composed.remove(draft, file.key)}
            >
              <IconX size={14} stroke={2} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
