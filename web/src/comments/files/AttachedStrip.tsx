import { ActionIcon, Progress, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../ui/fileSize.ts';
import { useRefusalText } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { attached, type AttachedFile, useAttached } from './attached.ts';
import { FileIcon } from './FileIcon.tsx';
import styles from './Files.module.css';

/** What is wrong with the file itself: it would be refused again. */
const LASTING: ReadonlySet<string> = new Set(['MEDIA_TYPE', 'MEDIA_TOO_LARGE']);

/** The files of what is being written: what each looks like, how far it is, and the ways to try again and to leave it out. */
export function AttachedStrip({ box }: { box: string }) {
  const { t, i18n } = useTranslation('comments');
  const textOf = useRefusalText();
  const files = useAttached(box);
  if (files.length === 0) return null;
  const problemOf = ({ refusal, wrong }: AttachedFile) =>
    refusal === undefined ? (wrong === undefined ? undefined : t(`files.wrong.${wrong}`)) : textOf(refusal);
  return (
    <ul className={styles['strip']} aria-label={t('files.label')} data-testid="comment-files">
      {files.map((file) => {
        const { key, name, size, preview, progress, id, refusal } = file;
        const problem = problemOf(file);
        const state = problem === undefined ? (id === undefined ? 'uploading' : 'ready') : 'refused';
        const percent = Math.round(progress * 100);
        return (
          <li key={key} className={styles['waiting']} data-state={state} data-testid="comment-file">
            <span className={styles['face']}>
              {preview === undefined ? <FileIcon name={name} /> : <img src={preview} alt="" />}
            </span>
            <span className={styles['words']}>
              <Words as="b">{name}</Words>
              {problem === undefined ? (
                <small>{state === 'ready' ? fileSize(size, i18n.language) : t('files.uploading', { percent })}</small>
              ) : (
                <small className={styles['problem']} role="alert">
                  <IconAlertCircle size={12} stroke={2} aria-hidden /> {problem}
                </small>
              )}
              {state === 'uploading' ? (
                <Progress size={3} value={percent} aria-label={t('files.progress', { name })} />
              ) : null}
            </span>
            {refusal === undefined || LASTING.has(refusal.code) ? null : (
              <Tooltip label={t('files.retry')}>
                <ActionIcon
                  size={24}
                  variant="subtle"
                  color="gray"
                  aria-label={t('files.retryOne', { name })}
                  onClick={() => attached.retry(box, key)}
                  data-testid="comment-file-retry"
                >
                  <IconRefresh size={14} stroke={2} />
                </ActionIcon>
              </Tooltip>
            )}
            <Tooltip label={t(state === 'uploading' ? 'files.cancel' : 'files.remove')}>
              <ActionIcon
                size={24}
                variant="subtle"
                color="gray"
                aria-label={t(state === 'uploading' ? 'files.cancelOne' : 'files.removeOne', { name })}
                onClick={() => attached.remove(box, key)}
                data-testid="comment-file-remove"
              >
                <IconX size={14} stroke={2} />
              </ActionIcon>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
