import { Button, Checkbox } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import styles from './account.module.css';

/** The recovery codes, shown this once: to be copied, kept as a file or on paper. */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}) {
  const { t } = useTranslation(['account', 'ui', 'common']);
  const [kept, setKept] = useState(false);
  const text = [t('mfa.fileHead', { email }), '', ...codes, ''].join('\n');

  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(t('common:copied'));
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'ringline-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };

  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{t('mfa.codesLead')}</p>
      <ol className={styles['codes']} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['actions']} data-left>
        <Button size="sm" variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
          {t('common:copy')}
        </Button>
        <Button size="sm" variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
          {t('mfa.download')}
        </Button>
        <Button size="sm" variant="default" leftSection={<IconPrinter size={16} />} onClick={() => globalThis.print()}>
          {t('mfa.print')}
        </Button>
      </div>
      <Checkbox
        label={t('mfa.kept')}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
        data-testid="recovery-kept"
      />
      <div className={styles['actions']}>
        <Disabled why={!kept && t('ui:reason.keepCodes')}>
          <Button onClick={onDone} data-testid="recovery-done">
            {t('mfa.done')}
          </Button>
        </Disabled>
      </div>
    </div>
  );
}
