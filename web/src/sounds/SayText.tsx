import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SayTextQuery } from '../__generated__/SayTextQuery.graphql.ts';
import type { SayTextSaveMutation } from '../__generated__/SayTextSaveMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { PlayButton } from './PlayButton.tsx';
import { speech } from './speech.ts';
import styles from './Sounds.module.css';
import { usePlayer } from './usePlayer.ts';
import { readSounds } from './useSounds.ts';

/** Characters (defaults 6.2). */
const LONGEST = 1_500;

/** A text that a voice says: written, listened to, and kept under a name. */
export function SayText({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useTranslation('sounds');
  const { fetchTTSvoices: voices } = useLazyLoadQuery<SayTextQuery>(
    graphql`
      query SayTextQuery {
        fetchTTSvoices {
          name
          title
          gender
          sampleUrl
          recommended
        }
      }
    `,
    {},
  );
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [voice, setVoice] = useState(voices.find(({ recommended }) => recommended)?.name ?? '');
  const { pending, refusal, run } = useCommit();
  const listening = useCommit();
  const { playing, toggle, stop } = usePlayer(() => toast.error(t('failed')));
  const chosen = voices.find((each) => each.name === voice);
  const missing = text.trim() === '' ? t('say.missing') : undefined;
  const at = (field: string) => (refusal?.field === field ? refusal.message : undefined);

  const listen = () =>
    listening.run(async () => {
      const url = await speech(text, voice);
      await toggle('text', () => url);
    });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    stop();
    void run(async () => {
      await commit<SayTextSaveMutation>(
        graphql`
          mutation SayTextSaveMutation($input: SaveTTSInput!) {
            saveTTS(input: $input) {
              id
            }
          }
        `,
        { input: { name, text, voice } },
      );
      await readSounds();
      setText('');
      setName('');
      toast.success(t('say.done', { name }));
    });
  };

  return (
    <form className={styles['add']} onSubmit={save} noValidate>
      <Textarea
        label={t('say.text')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LONGEST}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={at('text')}
        data-testid="say-text"
      />
      <div className={styles['place']}>
        <Select
          label={t('say.voice')}
          data={voices.map((each) => ({
            value: each.name,
            label: `${each.title}${each.recommended ? ` · ${t('say.recommended')}` : ''}`,
          }))}
          value={voice}
          onChange={(value) => setVoice(value ?? '')}
          allowDeselect={false}
          error={at('voice')}
          data-testid="say-voice"
        />
        {chosen === undefined ? null : (
          <PlayButton
            name={chosen.title}
            playing={playing === 'sample'}
            onClick={() => void toggle('sample', () => chosen.sampleUrl)}
          />
        )}
      </div>
      <p className={styles['note']}>{t('say.english')}</p>
      <TextInput
        label={t('say.name')}
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={at('name')}
        data-testid="say-name"
      />
      {refusal !== undefined && refusal.field === undefined ? <Why refusal={refusal} /> : null}
      {listening.refusal === undefined ? null : <Why refusal={listening.refusal} />}
      <div className={styles['actions']}>
        <Disabled why={whyNot ?? missing}>
          <Button
            size="sm"
            variant="default"
            loading={listening.pending}
            onClick={() => void listen()}
            disabled={whyNot !== undefined || missing !== undefined}
            data-testid="say-listen"
          >
            {t(playing === 'text' ? 'say.again' : 'say.listen')}
          </Button>
        </Disabled>
        <Disabled why={whyNot ?? missing}>
          <Button
            size="sm"
            type="submit"
            loading={pending}
            disabled={whyNot !== undefined || missing !== undefined}
            data-testid="say-save"
          >
            {t('say.save')}
          </Button>
        </Disabled>
      </div>
    </form>
  );
}
