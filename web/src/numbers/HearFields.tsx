import { Select, Switch } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../people/useMe.ts';
import SoundFields from '../sounds/SoundFields.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import { refusedAt } from './flow/refusedAt.ts';
import styles from './Numbers.module.css';
import { asksForMessages, hearsThatItIsClosed, type NumberValues } from './numberValues.ts';
import { RecordingNoticeField } from './RecordingNoticeField.tsx';

/** Languages of our own words. */
const SPOKEN = ['en', 'es', 'fr', 'de'] as const;
/** What can be another sound than ours, and without what it is not heard. */
const SOUNDS = [
  { name: 'greetingMediaId', when: ({ greeting }: NumberValues) => greeting },
  { name: 'closedMediaId', when: hearsThatItIsClosed },
  { name: 'voicemailMediaId', when: asksForMessages },
  { name: 'holdMusicMediaId', when: () => true },
] as const;

/** What callers hear, and whether they are recorded and written down. */
export default function HearFields({
  settings,
  number,
  me,
  language,
  whyNoSounds,
}: {
  settings: SettingsForm<NumberValues>;
  /** E.164. */
  number: string;
  me: Me;
  /** The workspace's. */
  language: string;
  /** Why the person may not add sounds. */
  whyNoSounds: string | undefined;
}) {
  const { t, i18n } = useTranslation('numbers');
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const { values, set } = settings;
  return (
    <div className={styles['rows']}>
      <Switch
        label={t('greeting.label')}
        description={t('greeting.hint')}
        checked={values.greeting}
        onChange={({ currentTarget }) => set('greeting', currentTarget.checked)}
        data-testid="number-greeting"
      />
      <Select
        label={t('promptLanguage.label')}
        description={t('promptLanguage.hint')}
        data={[
          { value: '', label: t('promptLanguage.workspace') },
          ...SPOKEN.map((code) => ({ value: code, label: languages.of(code) ?? code })),
        ]}
        value={values.promptLanguage}
        onChange={(code) => set('promptLanguage', code ?? '')}
        allowDeselect={false}
        error={refusedAt(settings, 'promptLanguage')}
        data-testid="number-promptLanguage"
      />
      <Suspense>
        <SoundFields
          whyNot={whyNoSounds}
          heardAs={{ language: values.promptLanguage || language, number }}
          places={SOUNDS.filter(({ when }) => when(values)).map(({ name }) => ({
            name,
            value: values[name],
            onChange: (id) => set(name, id),
            error: refusedAt(settings, name),
          }))}
        />
        <PlanGate
          feature="CALL_RECORDING"
          value="AUTOMATIC"
          note={values.enableCallRecording ? t('record.notInPlan') : undefined}
        >
          <Switch
            label={t('record.label')}
            description={t('record.hint')}
            checked={values.enableCallRecording}
            onChange={({ currentTarget }) => set('enableCallRecording', currentTarget.checked)}
            data-testid="number-record"
          />
          {values.enableCallRecording ? (
            <Switch
              mt="md"
              label={t('allowPause.label')}
              description={t('allowPause.hint')}
              checked={values.allowPause}
              onChange={({ currentTarget }) => set('allowPause', currentTarget.checked)}
              data-testid="number-allowPause"
            />
          ) : null}
        </PlanGate>
        <PlanGate feature="CALL_RECORDING">
          <RecordingNoticeField settings={settings} number={number} me={me} />
        </PlanGate>
        <PlanGate feature="TRANSCRIPTION">
          <Switch
            label={t('transcribe.label')}
            description={t('transcribe.hint')}
            checked={values.enableTranscription}
            onChange={({ currentTarget }) => set('enableTranscription', currentTarget.checked)}
            data-testid="number-transcribe"
          />
        </PlanGate>
      </Suspense>
    </div>
  );
}
