import { Switch, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SegmentCount } from '../inbox/SegmentCount.tsx';
import { countSegments, smartEncode } from '../inbox/segments.ts';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import { refusedAt } from './flow/refusedAt.ts';
import styles from './Numbers.module.css';
import { LONGEST_TEXT_BACK, type NumberValues } from './numberValues.ts';

/** Whether who called in vain gets a text, and what it says. */
export default function TextBackFields({
  settings,
  free,
}: {
  settings: SettingsForm<NumberValues>;
  /** The number's texts cost nothing: it is a test number. */
  free: boolean;
}) {
  const { t } = useTranslation('numbers');
  const { values, set, field } = settings;
  const { error, ...text } = field('textBackText');
  return (
    <div className={styles['rows']}>
      <Switch
        label={t('textBack.label')}
        description={t('textBack.hint')}
        checked={values.textBack}
        onChange={({ currentTarget }) => {
          set('textBack', currentTarget.checked);
          if (currentTarget.checked && values.textBackText === '') set('textBackText', t('textBack.standard'));
        }}
        data-testid="number-textBack"
      />
      {values.textBack ? (
        <div className={styles['text']}>
          <Textarea
            label={t('textBack.text')}
            autosize
            minRows={2}
            maxLength={LONGEST_TEXT_BACK}
            {...text}
            error={error ?? refusedAt(settings, 'textBackText')}
            data-testid="number-textBackText"
          />
          <SegmentCount counted={countSegments(smartEncode(values.textBackText))} free={free} />
        </div>
      ) : null}
    </div>
  );
}
