import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '../../sounds/PlayButton.tsx';
import { usePlayer } from '../../sounds/usePlayer.ts';
import { addressOf, useSounds } from '../../sounds/useSounds.ts';
import { toast } from '../../ui/toast.ts';
import styles from './Steps.module.css';

/** What callers hear while they wait: the number's music, or a sound of the workspace. */
export function MusicField({
  mediaId,
  onChange,
  error,
}: {
  mediaId: string | null;
  onChange: (mediaId: string | null) => void;
  error: ReactNode;
}) {
  const { t } = useTranslation(['automation', 'sounds']);
  const sounds = useSounds();
  const { playing, toggle } = usePlayer(() => toast.error(t('sounds:failed')));
  const chosen = sounds.find(({ id }) => id === mediaId);
  return (
    <div className={styles['prompt']}>
      <Select
        label={t('queue.music')}
        data={[
          { value: '', label: t('queue.musicOfNumber') },
          ...sounds.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={mediaId ?? ''}
        onChange={(id) => onChange(id === '' ? null : id)}
        allowDeselect={false}
        error={error}
        data-testid="step-music"
      />
      {chosen === undefined ? null : (
        <PlayButton
          name={chosen.name}
          playing={playing === chosen.id}
          onClick={() => void toggle(chosen.id, () => addressOf(chosen.id))}
        />
      )}
    </div>
  );
}
