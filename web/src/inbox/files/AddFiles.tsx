import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import styles from './Files.module.css';
import { ACCEPTED } from './rules.ts';

/** Chooses files for a message; what they may be is said before. */
export function AddFiles({
  why,
  onFiles,
}: {
  /** Why none can go along. */
  why: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('inbox');
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={styles['add']}>
      <Disabled why={why}>
        <ActionIcon
          size={32}
          variant="subtle"
          aria-label={t('files.add')}
          title={why === undefined ? t('files.hint') : undefined}
          aria-description={t('files.hint')}
          data-testid="composer-attach"
          onClick={() => input.current?.click()}
        >
          <IconPaperclip size={18} stroke={1.75} />
        </ActionIcon>
      </Disabled>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('files.add')}
        data-testid="composer-file-input"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </span>
  );
}
