import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsForm } from '../../ui/useSettingsForm.ts';
import styles from '../Numbers.module.css';
import { agentModesOf, type NumberValues } from '../numberValues.ts';
import { refusedAt } from './refusedAt.ts';

/** When an AI agent answers (defaults 11.2), and that none does yet: what is chosen here takes no call from anybody. */
export function SmartAgentField({ settings }: { settings: SettingsForm<NumberValues> }) {
  const { t } = useTranslation('numbers');
  const { values, field } = settings;
  const { smartAgent, businessHours } = values;
  const { error, ...mode } = field('smartAgent');
  return (
    <div className={styles['text']}>
      <Select
        label={t('smartAgent.label')}
        data={agentModesOf(values).map((value) => ({ value, label: t(`smartAgent.${value || 'none'}`) }))}
        allowDeselect={false}
        {...mode}
        error={error ?? refusedAt(settings, 'smartAgentMode') ?? refusedAt(settings, 'smartAgent')}
        data-testid="number-smartAgent"
      />
      {smartAgent === '' ? null : (
        <p className={styles['note']} role="status" data-testid="number-smartAgent-note">
          {t('smartAgent.notReady')}
          {smartAgent === 'AFTER_HOURS' && !businessHours.enabled ? ` ${t('smartAgent.noHours')}` : ''}
        </p>
      )}
    </div>
  );
}
