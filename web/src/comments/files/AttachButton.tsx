import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import { IconPaperclip, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Files.module.css';
import { ACCEPTED, MOST_FILES } from './rules.ts';

/** The way to a file: what may be attached is said before it is chosen (specification C §2). */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('comments');
  const [opened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus returnFocus shadow="md" width={300}>
        <Popover.Target>
          <Tooltip label={t('files.attach')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('files.attach')}
              onClick={() => setOpened(!opened)}
              data-testid="comment-attach"
            >
              <IconPaperclip size={16} stroke={2} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('files.attach')}>
          <ul className={styles['limits']}>
            <li>{t('files.pictures')}</li>
            <li>{t('files.documents')}</li>
            <li>{t('files.sounds')}</li>
            <li>{t('files.most', { most: MOST_FILES })}</li>
          </ul>
          <Button
            fullWidth
            size="sm"
            leftSection={<IconUpload size={16} stroke={2} />}
            onClick={() => input.current?.click()}
            data-autofocus
            data-testid="comment-upload"
          >
            {t('files.upload')}
          </Button>
          <p className={styles['also']}>{t('files.also')}</p>
        </Popover.Dropdown>
      </Popover>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('files.upload')}
        data-testid="comment-file-input"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
          setOpened(false);
        }}
      />
    </>
  );
}
