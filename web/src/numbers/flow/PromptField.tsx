import { Select, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HearWords } from '../../sounds/HearWords.tsx';
import { PlayButton } from '../../sounds/PlayButton.tsx';
import { usePlayer } from '../../sounds/usePlayer.ts';
import { addressOf, useSounds } from '../../sounds/useSounds.ts';
import { toast } from '../../ui/toast.ts';
import styles from './flow.module.css';
import type { PromptValue } from './flowValues.ts';

/** What callers hear: a sound of the workspace, or words, or where there are none a standard sentence of ours. */
export function PromptField({
  label,
  hint,
  value,
  onChange,
  error,
  testId,
}: {
  label: string;
  hint: string;
  value: PromptValue;
  onChange: (value: PromptValue) => void;
  error?: string | undefined;
  testId: string;
}) {
  const { t } = useTranslation(['numbers', 'sounds']);
  const sounds = useSounds();
  const { playing, toggle } = usePlayer(() => toast.error(t('sounds:failed')));
  const { mediaId, say } = value;
  const chosen = sounds.find(({ id }) => id === mediaId);
  return (
    <div className={styles['prompt']}>
      {sounds.length === 0 && mediaId === '' ? null : (
        <div className={styles['heard']}>
          <Select
            label={label}
            data={[
              { value: '', label: t('flow.words') },
              ...sounds.map(({ id, name }) => ({ value: id, label: name })),
              // One that was deleted while it was looked at: what is saved names it still.
              ...(mediaId === '' || chosen ? [] : [{ value: mediaId, label: t('flow.soundGone') }]),
            ]}
            value={mediaId}
            onChange={(id) => onChange({ ...value, mediaId: id ?? '' })}
            allowDeselect={false}
            error={mediaId === '' ? undefined : error}
            data-testid={`${testId}-which`}
          />
          {chosen === undefined ? null : (
            <PlayButton
              name={chosen.name}
              playing={playing === chosen.id}
              onClick={() => void toggle(chosen.id, () => addressOf(chosen.id))}
            />
          )}
        </div>
      )}
      {mediaId === '' ? (
        <Textarea
          label={sounds.length === 0 ? label : t('flow.say')}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          maxLength={500}
          value={say}
          onChange={({ currentTarget }) => onChange({ ...value, say: currentTarget.value })}
          error={error}
          data-testid={testId}
        />
      ) : null}
      {mediaId === '' ? <HearWords text={say} /> : null}
    </div>
  );
}
