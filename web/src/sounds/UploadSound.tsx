import { Button, FileButton, SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MediaType, UploadSoundMutation } from '../__generated__/UploadSoundMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Sounds.module.css';
import { readSounds } from './useSounds.ts';

/** Bytes (defaults 6.2). */
const MAXIMUM = 10 * 1024 * 1024;
const TYPES = ['AUDIO', 'MOH'] as const;

/** Takes an mp3 file into the workspace's sounds, by the name that it has. */
export function UploadSound({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useTranslation('sounds');
  const [type, setType] = useState<string>('AUDIO');
  const [tooLarge, setTooLarge] = useState(false);
  const [last, setLast] = useState<File>();
  const { pending, refusal, run, clear } = useCommit();
  const resetRef = useRef<() => void>(null);

  const upload = (file: File) =>
    run(async () => {
      await commit<UploadSoundMutation>(
        graphql`
          mutation UploadSoundMutation($file: File!, $type: MediaType!) {
            uploadFile(file: $file, type: $type) {
              id
            }
          }
        `,
        { file: null as never, type: type as MediaType },
        { files: { file } },
      );
      await readSounds();
      setLast(undefined);
      toast.success(t('upload.done'));
    });
  const choose = (file: File | null) => {
    if (file === null) return;
    resetRef.current?.();
    clear();
    setTooLarge(file.size > MAXIMUM);
    if (file.size > MAXIMUM) return;
    setLast(file);
    void upload(file);
  };

  return (
    <div className={styles['add']} aria-busy={pending}>
      <SegmentedControl
        aria-label={t('upload.kind')}
        withItemsBorders={false}
        value={type}
        onChange={setType}
        data={TYPES.map((value) => ({ value, label: t(value === 'MOH' ? 'music' : 'announcement') }))}
        data-testid="sound-kind"
      />
      <div className={styles['actions']}>
        <FileButton accept="audio/mpeg,.mp3" onChange={choose} resetRef={resetRef} disabled={whyNot !== undefined}>
          {(button) => (
            <Disabled why={whyNot}>
              <Button {...button} size="sm" loading={pending} data-testid="sound-upload">
                {t('upload.choose')}
              </Button>
            </Disabled>
          )}
        </FileButton>
        {refusal !== undefined && last !== undefined ? (
          <Button size="sm" variant="default" onClick={() => void upload(last)}>
            {t('upload.retry')}
          </Button>
        ) : null}
      </div>
      <p className={styles['note']}>{t('upload.hint')}</p>
      {tooLarge ? (
        <p className={styles['problem']} role="alert">
          {t('upload.tooLarge')}
        </p>
      ) : null}
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </div>
  );
}
