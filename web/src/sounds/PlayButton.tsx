import { ActionIcon } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Plays a sound, or stops it. */
export function PlayButton({ name, playing, onClick }: { name: string; playing: boolean; onClick: () => void }) {
  const { t } = useTranslation('sounds');
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={t(playing ? 'stop' : 'play', { name })}
      aria-pressed={playing}
      onClick={onClick}
      data-testid="sound-play"
    >
      {playing ? <IconPlayerStopFilled size={14} /> : <IconPlayerPlayFilled size={14} />}
    </ActionIcon>
  );
}
