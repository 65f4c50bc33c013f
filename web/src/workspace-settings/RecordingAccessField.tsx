import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RecordingAccessField_settings$key } from '../__generated__/RecordingAccessField_settings.graphql.ts';
import type { RecordingAccessFieldMutation } from '../__generated__/RecordingAccessFieldMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';

const CHOICES = ['HANDLERS_AND_MANAGERS', 'TEAM', 'ADMINS'] as const;
type Choice = (typeof CHOICES)[number];

/**
 * Who may hear recordings and read their words.
 * @param onSent reads the settings anew, also where they could not be saved
 */
export function RecordingAccessField({
  settings,
  whyNot,
  onSent,
}: {
  settings: RecordingAccessField_settings$key;
  whyNot: string | undefined;
  onSent: () => void;
}) {
  const { t } = useTranslation('workspaceSettings');
  const { recordingAccess: saved, version } = useFragment(
    graphql`
      fragment RecordingAccessField_settings on RecordingSettings {
        recordingAccess
        version
      }
    `,
    settings,
  );
  const [own, setOwn] = useState<Choice>();
  const { pending, refusal, run } = useCommit();
  const chosen = own ?? saved;
  const save = (recordingAccess: Choice) =>
    run(async () => {
      try {
        await commit<RecordingAccessFieldMutation>(
          graphql`
            mutation RecordingAccessFieldMutation($input: UpdateRecordingAccessInput!) {
              updateRecordingAccess(input: $input) {
                version
              }
            }
          `,
          { input: { recordingAccess, version } },
        );
        // What was chosen stays until it is read back: the former value would show in between.
        toast.success(t('recordings.saved'));
      } finally {
        onSent();
      }
    });
  return (
    <>
      <div data-wide>
        <Disabled why={whyNot}>
          <Select
            label={t('recordings.access')}
            description={t('recordings.accessHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            readOnly={whyNot !== undefined}
            allowDeselect={false}
            value={chosen}
            onChange={(value) => setOwn(CHOICES.find((choice) => choice === value))}
            data={CHOICES.map((value) => ({ value, label: t(`value.${value}`) }))}
            data-testid="recording-access"
          />
        </Disabled>
      </div>
      {own === undefined || own === saved ? null : (
        <div data-wide>
          <Button size="sm" loading={pending} onClick={() => void save(own)} data-testid="recording-access-save">
            {t('recordings.save')}
          </Button>
        </div>
      )}
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </>
  );
}
