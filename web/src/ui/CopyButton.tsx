import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from './toast.ts';

/** Copies a text; numbers are copied as E.164. Says 'Copied to clipboard'. */
export function CopyButton({ value, label, size = 28 }: { value: string; label?: string; size?: number }) {
  const { t } = useTranslation();
  const clipboard = useClipboard({ timeout: 1500 });
  return (
    <Tooltip label={label ?? t('copy')}>
      <ActionIcon
        size={size}
        aria-label={label ?? t('copy')}
        onClick={() => {
          clipboard.copy(value);
          toast.success(t('copied'));
        }}
      >
        {clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}
