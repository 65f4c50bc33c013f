import { Button } from '@mantine/core';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql } from 'react-relay';
import type { HearWordsQuery } from '../__generated__/HearWordsQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { speech } from './speech.ts';
import styles from './Sounds.module.css';
import { usePlayer } from './usePlayer.ts';

/** The voice with which words are heard before they are kept: on a call the carrier's says them, which nobody can ask for beforehand. */
async function previewVoice(): Promise<{ readonly name: string; readonly title: string } | undefined> {
  const answer = await fetchQuery<HearWordsQuery>(
    environment,
    graphql`
      query HearWordsQuery {
        fetchTTSvoices {
          name
          title
          recommended
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  const voices = answer?.fetchTTSvoices ?? [];
  return voices.find(({ recommended }) => recommended) ?? voices[0];
}

/** Plays words that a voice says on calls, before they are saved, and says whose voice that is. Nothing while there are none. */
export function HearWords({ text }: { text: string }) {
  const { t } = useTranslation('sounds');
  const [heardIn, setHeardIn] = useState<string>();
  const { pending, refusal, run } = useCommit();
  const { playing, toggle } = usePlayer(() => toast.error(t('failed')));
  if (text.trim() === '') return null;
  const isPlaying = playing === text;
  const listen = () =>
    run(async () => {
      // Stopping asks for nothing.
      if (isPlaying) return toggle(text, () => '');
      const voice = await previewVoice();
      const url = await speech(text, voice?.name ?? null);
      setHeardIn(voice?.title);
      await toggle(text, () => url);
    });
  return (
    <div className={styles['words']}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={isPlaying ? <IconPlayerStop size={16} aria-hidden /> : <IconVolume size={16} aria-hidden />}
        loading={pending}
        onClick={() => void listen()}
        data-testid="hear-words"
      >
        {t(isPlaying ? 'words.stop' : 'words.hear')}
      </Button>
      {heardIn === undefined ? null : (
        <p className={styles['note']} role="status" data-testid="hear-words-voice">
          {t('words.voice', { voice: heardIn })}
        </p>
      )}
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </div>
  );
}
