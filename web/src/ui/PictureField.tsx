import { Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PictureFieldMutation } from '../__generated__/PictureFieldMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { Avatar } from './Avatar.tsx';
import { Disabled } from './Disabled.tsx';
import styles from './PictureField.module.css';
import { Why } from './Why.tsx';

const TYPES = ['image/png', 'image/jpeg'];
/** Bytes (defaults 6.2). */
const MAXIMUM = 10 * 1024 * 1024;

/** A picture of a person or a workspace: uploads at once, and hands on the medium's id; '' takes the picture away. */
export function PictureField({
  name,
  url,
  shape = 'round',
  onChange,
  onFile,
  whyNot,
}: {
  /** Whose picture it is; its initials stand there without one. */
  name: string;
  /** The picture that is there now. */
  url: string | null | undefined;
  shape?: 'round' | 'square';
  onChange: (mediaId: string) => void | Promise<void>;
  /** Takes the file itself, where a picture is no medium of its uploader's. */
  onFile?: (file: File) => Promise<void>;
  /** Why this person can't change it. */
  whyNot?: string | undefined;
}) {
  const { t } = useTranslation('forms');
  const { pending, refusal, run, clear } = useCommit();
  const [problem, setProblem] = useState<string>();
  const resetRef = useRef<() => void>(null);

  const upload = (file: File | null) => {
    if (file === null) return;
    resetRef.current?.();
    clear();
    const wrong = TYPES.includes(file.type) ? (file.size > MAXIMUM ? t('picture.size') : undefined) : t('picture.type');
    setProblem(wrong);
    if (wrong !== undefined) return;
    void run(async () => {
      if (onFile) return onFile(file);
      const { uploadFile } = await commit<PictureFieldMutation>(
        graphql`
          mutation PictureFieldMutation($file: File!, $type: MediaType!) {
            uploadFile(file: $file, type: $type) {
              id
            }
          }
        `,
        { file: null as never, type: 'IMAGES' },
        { files: { file } },
      );
      await onChange(uploadFile.id);
    });
  };

  const has = url !== null && url !== undefined;
  return (
    <div className={styles['picture']} aria-busy={pending}>
      <Avatar name={name} image={url} size={64} shape={shape} />
      <div>
        <div className={styles['actions']}>
          <FileButton accept={TYPES.join(',')} onChange={upload} resetRef={resetRef} disabled={whyNot !== undefined}>
            {(button) => (
              <Disabled why={whyNot}>
                <Button {...button} size="sm" variant="default" loading={pending}>
                  {t(has ? 'picture.replace' : 'picture.choose')}
                </Button>
              </Disabled>
            )}
          </FileButton>
          {has ? (
            <Disabled why={whyNot}>
              <Button size="sm" variant="subtle" disabled={pending} onClick={() => void run(async () => onChange(''))}>
                {t('picture.remove')}
              </Button>
            </Disabled>
          ) : null}
        </div>
        <p className={styles['hint']}>{t('picture.hint')}</p>
        {problem === undefined ? null : (
          <p className={styles['problem']} role="alert">
            {problem}
          </p>
        )}
        {refusal === undefined ? null : <Why refusal={refusal} />}
      </div>
    </div>
  );
}
