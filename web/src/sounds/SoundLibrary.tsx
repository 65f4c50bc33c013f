import { ActionIcon, Loader, Modal, Tabs } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SoundLibraryMutation } from '../__generated__/SoundLibraryMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { clock } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SayText } from './SayText.tsx';
import styles from './Sounds.module.css';
import { UploadSound } from './UploadSound.tsx';
import { usePlayer } from './usePlayer.ts';
import { addressOf, readSounds, useSounds } from './useSounds.ts';
import { sideBySide } from '../base/words.ts';

/** The workspace's sounds: listened to, added as a file or as a text, and deleted. */
export default function SoundLibrary({ onClose, whyNot }: { onClose: () => void; whyNot: string | undefined }) {
  const { t } = useTranslation(['sounds', 'common']);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size={560}
      radius="xl"
      closeButtonProps={{ 'aria-label': t('common:close') }}
      data-testid="sounds"
    >
      <div className={styles['library']}>
        <Suspense fallback={<Loader size="sm" />}>
          <Add whyNot={whyNot} />
          <Kept whyNot={whyNot} />
        </Suspense>
      </div>
    </Modal>
  );
}

function Add({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useTranslation('sounds');
  const [tab, setTab] = useState<string | null>('file');
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List aria-label={t('add')}>
        <Tabs.Tab value="file">{t('upload.tab')}</Tabs.Tab>
        <Tabs.Tab value="text" data-testid="sounds-text">
          {t('say.tab')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="file" className={styles['panel'] ?? ''}>
        <UploadSound whyNot={whyNot} />
      </Tabs.Panel>
      <Tabs.Panel value="text" className={styles['panel'] ?? ''}>
        <Suspense fallback={<Loader size="sm" />}>
          <PlanGate feature="TEXT_TO_SPEECH">
            <SayText whyNot={whyNot} />
          </PlanGate>
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function Kept({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useTranslation('sounds');
  const sounds = useSounds();
  const { playing, toggle, stop } = usePlayer(() => toast.error(t('failed')));
  const { pending, refusal, run } = useCommit();

  const remove = (id: string, name: string) =>
    run(async () => {
      stop();
      await commit<SoundLibraryMutation>(
        graphql`
          mutation SoundLibraryMutation($id: ID!) {
            deleteWorkspaceMedia(id: $id)
          }
        `,
        { id },
      );
      await readSounds();
      toast.success(t('deleted', { name }));
    });

  if (sounds.length === 0) return <p className={styles['note']}>{t('empty')}</p>;
  return (
    <div>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <ul className={styles['list']} aria-label={t('title')} aria-busy={pending}>
        {sounds.map(({ id, name, type, duration, text }) => (
          <li key={id} className={styles['sound']} data-testid="sound" data-name={name}>
            <PlayButton name={name} playing={playing === id} onClick={() => void toggle(id, () => addressOf(id))} />
            <span className={styles['about']}>
              <Words as="strong">{name}</Words>
              <span className={styles['note']}>
                {sideBySide([
                  type === 'MOH' ? t('music') : t('announcement'),
                  clock(duration ?? 0),
                  text && `“${text}”`,
                ])}
              </span>
            </span>
            <Disabled why={whyNot}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('delete', { name })}
                disabled={pending}
                onClick={() => void remove(id, name)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Disabled>
          </li>
        ))}
      </ul>
    </div>
  );
}
