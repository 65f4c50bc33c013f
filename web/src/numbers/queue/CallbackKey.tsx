import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CALLBACK_KEYS } from './queueValues.ts';

const OFF = 'OFF';

/** Whether a caller who waits may keep the place and be called back, and by which key. Empty: not. */
export function CallbackKey({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const { t } = useTranslation('numbers');
  return (
    <Select
      label={t('queue.callback.label')}
      description={t('queue.callback.hint')}
      inputWrapperOrder={HINT_BELOW}
      data={[
        { value: OFF, label: t('queue.callback.off') },
        ...CALLBACK_KEYS.map((key) => ({ value: key, label: t('queue.callback.key', { key }) })),
      ]}
      value={value === '' ? OFF : value}
      onChange={(key) => key !== null && onChange(key === OFF ? '' : key)}
      allowDeselect={false}
      data-testid="queue-callback"
    />
  );
}

const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
