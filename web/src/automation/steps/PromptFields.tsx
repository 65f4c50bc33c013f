import { Select, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HearWords } from '../../sounds/HearWords.tsx';
import { type HeardAs, OURS, ourSound } from '../../sounds/ourSounds.ts';
import { PlayButton } from '../../sounds/PlayButton.tsx';
import { usePlayer } from '../../sounds/usePlayer.ts';
import { addressOf, useSounds } from '../../sounds/useSounds.ts';
import { toast } from '../../ui/toast.ts';
import type { Prompt } from '../flow/nodes.ts';
import styles from './Steps.module.css';

/** Characters (CallPromptInput). */
const LONGEST = 500;
const WORDS = 'words';

/** What callers hear: words that a voice says, a sound of ours, or one of the workspace's. */
export function PromptFields({
  label,
  prompt,
  heardAs,
  onChange,
}: {
  label: string;
  prompt: Prompt | null;
  heardAs: HeardAs;
  onChange: (prompt: Prompt, about?: string) => void;
}) {
  const { t } = useTranslation(['automation', 'sounds']);
  const sounds = useSounds();
  const { playing, toggle } = usePlayer(() => toast.error(t('sounds:failed')));
  const media = sounds.find(({ id }) => id === prompt?.mediaId);
  const ours = prompt?.mediaId || !prompt?.sound ? undefined : prompt.sound;
  const value = prompt?.mediaId ? `media:${prompt.mediaId}` : ours === undefined ? WORDS : `ours:${ours}`;
  const choose = (chosen: string | null) => {
    if (chosen === null) return;
    const id = chosen.slice(chosen.indexOf(':') + 1);
    if (chosen === WORDS) onChange({ say: '', sound: null, mediaId: null });
    else if (chosen.startsWith('ours:')) onChange({ say: null, sound: id, mediaId: null });
    else onChange({ say: null, sound: null, mediaId: id });
  };
  const name = media?.name ?? (ours === undefined ? '' : t(`ours.${ours as (typeof OURS)[number]}`));
  return (
    <>
      <div className={styles['prompt']}>
        <Select
          label={label}
          data={[
            { value: WORDS, label: t('prompt.words') },
            {
              group: t('prompt.ours'),
              items: OURS.map((sound) => ({ value: `ours:${sound}`, label: t(`ours.${sound}`) })),
            },
            ...(sounds.length === 0
              ? []
              : [
                  {
                    group: t('prompt.workspace'),
                    items: sounds.map((sound) => ({ value: `media:${sound.id}`, label: sound.name })),
                  },
                ]),
          ]}
          value={value}
          onChange={choose}
          allowDeselect={false}
          data-testid="step-prompt"
        />
        {value === WORDS || name === '' ? null : (
          <PlayButton
            name={name}
            playing={playing === value}
            onClick={() =>
              void toggle(value, () => (media === undefined ? ourSound(ours ?? '', heardAs) : addressOf(media.id)))
            }
          />
        )}
      </div>
      {value === WORDS ? (
        <Textarea
          label={t('prompt.say')}
          description={t('prompt.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST}
          value={prompt?.say ?? ''}
          onChange={({ currentTarget }) => onChange({ say: currentTarget.value, sound: null, mediaId: null }, 'say')}
          data-testid="step-say"
        />
      ) : null}
      {value === WORDS ? <HearWords text={prompt?.say ?? ''} /> : null}
    </>
  );
}
