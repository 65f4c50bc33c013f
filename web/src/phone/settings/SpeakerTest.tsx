import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Somebody who says a few words. */
const SPOKEN = '/sounds/voice-slt.wav';

/** Plays a voice on the chosen speaker, so that one knows before a call where callers are heard. */
export function SpeakerTest({ speakerId }: { speakerId: string | undefined }) {
  const { t } = useTranslation('phoneExtra');
  const sound = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => sound.current?.pause(), []);
  const play = async () => {
    sound.current?.pause();
    const audio = new Audio(SPOKEN);
    sound.current = audio;
    // A speaker that is gone: better the default one than none.
    if (speakerId !== undefined) await audio.setSinkId?.(speakerId).catch(() => {});
    // What is paused before it plays says so as an error.
    await audio.play().catch(() => {});
  };
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlayerPlay size={14} />}
        onClick={() => void play()}
        data-testid="speaker-test"
      >
        {t('check.play')}
      </Button>
    </div>
  );
}
