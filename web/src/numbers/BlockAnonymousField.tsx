import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import styles from './Numbers.module.css';
import type { NumberValues } from './numberValues.ts';

/** Whether callers who hide their number are rejected. */
export default function BlockAnonymousField({ settings: { values, set } }: { settings: SettingsForm<NumberValues> }) {
  const { t } = useTranslation(['numbers', 'blockList']);
  return (
    <div className={styles['rows']}>
      <Switch
        label={t('blockAnonymous')}
        description={t('blockList:anonymousHint')}
        checked={values.blockAnonymousCalls}
        onChange={({ currentTarget }) => set('blockAnonymousCalls', currentTarget.checked)}
        data-testid="number-blockAnonymousCalls"
      />
    </div>
  );
}
