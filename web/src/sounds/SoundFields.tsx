import { Button, Select } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { toast } from '../ui/toast.ts';
import { type HeardAs, OURS_AT, ourSound } from './ourSounds.ts';
import { PlayButton } from './PlayButton.tsx';
import styles from './Sounds.module.css';
import { usePlayer } from './usePlayer.ts';
import { addressOf, useSounds } from './useSounds.ts';

const SoundLibrary = lazyPart(() => import('./SoundLibrary.tsx'));

export interface SoundPlace {
  name: keyof typeof OURS_AT | 'closedMediaId';
  /** The id of the chosen sound; empty: ours, or none where there is none of ours. */
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** What callers hear, place by place: our own sound, or one of the workspace's; and the way to the workspace's sounds. */
export default function SoundFields({
  places,
  heardAs,
  whyNot,
}: {
  places: readonly SoundPlace[];
  heardAs: HeardAs;
  whyNot: string | undefined;
}) {
  const { t } = useTranslation('sounds');
  const sounds = useSounds();
  const [open, setOpen] = useState(false);
  const { playing, toggle, stop } = usePlayer(() => toast.error(t('failed')));
  return (
    <div className={styles['places']}>
      {places.map(({ name, value, onChange, error }) => {
        const chosen = sounds.find(({ id }) => id === value);
        const ours = name === 'closedMediaId' ? undefined : OURS_AT[name];
        return (
          <div key={name} className={styles['place']}>
            <Select
              label={t(`places.${name}`)}
              data={[
                { value: '', label: t(ours === undefined ? 'nothing' : 'ours') },
                ...sounds.map((sound) => ({ value: sound.id, label: sound.name })),
              ]}
              value={value}
              onChange={(id) => onChange(id ?? '')}
              allowDeselect={false}
              error={error}
              data-testid={`sound-${name}`}
            />
            {chosen === undefined && (value !== '' || ours === undefined) ? null : (
              <PlayButton
                name={chosen?.name ?? t(`places.${name}`)}
                playing={playing === name}
                onClick={() =>
                  void toggle(name, () => (chosen === undefined ? ourSound(ours ?? '', heardAs) : addressOf(chosen.id)))
                }
              />
            )}
          </div>
        );
      })}
      <div>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            stop();
            setOpen(true);
          }}
          data-testid="sounds-open"
        >
          {t('open')}
        </Button>
      </div>
      {open ? (
        <Suspense>
          <SoundLibrary onClose={() => setOpen(false)} whyNot={whyNot} />
        </Suspense>
      ) : null}
    </div>
  );
}
