import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsForm } from '../../ui/useSettingsForm.ts';
import type { NumberValues } from '../numberValues.ts';
import { FallbackFields } from './FallbackFields.tsx';
import { refusedAt } from './refusedAt.ts';
import { actionsOf, mayFail, withAction } from './unanswered.ts';
import type { Everybody } from './WhoFields.tsx';

/** What happens when nobody takes a call, and at the end of it whether there is voicemail: nothing else of the form says so. */
export function UnansweredFields({
  settings,
  everybody,
}: {
  settings: SettingsForm<NumberValues>;
  everybody: Everybody;
}) {
  const { t } = useTranslation('numbers');
  const { values, set } = settings;
  const { type, fallback } = values;
  const wrong = refusedAt(settings, 'voicemail');
  const labelOf = (action: string) => {
    if (action === '') return t(type === 'SOUND' ? 'fallback.hangUp' : 'fallback.unavailable');
    return t(`fallback.${action as 'VOICEMAIL'}`);
  };
  return (
    <>
      <FallbackFields
        label={t(type === 'SOUND' ? 'fallback.after' : 'fallback.label')}
        hint={fallback.action === 'VOICEMAIL' ? t('voicemail') : undefined}
        options={actionsOf(type).map((value) => ({ value, label: labelOf(value) }))}
        value={fallback}
        onChange={(value) =>
          set('fallback', withAction({ ...value, takesMessages: fallback.takesMessages }, value.action, type))
        }
        everybody={everybody}
        error={refusedAt(settings, 'fallback') ?? (mayFail(fallback) ? undefined : wrong)}
        testId="number-fallback"
      />
      {mayFail(fallback) ? (
        <Select
          label={t('fallback.still')}
          description={fallback.takesMessages ? t('voicemail') : undefined}
          data={[
            { value: 'VOICEMAIL', label: t('fallback.VOICEMAIL') },
            { value: '', label: t('fallback.unavailable') },
          ]}
          allowDeselect={false}
          value={fallback.takesMessages ? 'VOICEMAIL' : ''}
          onChange={(end) => set('fallback', { ...fallback, takesMessages: end === 'VOICEMAIL' })}
          error={wrong}
          data-testid="number-still"
        />
      ) : null}
    </>
  );
}
