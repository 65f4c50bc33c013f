import { Button, Select } from '@mantine/core';
import { IconArrowLeft, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { SettingsViewQuery } from '../../__generated__/SettingsViewQuery.graphql.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { Ringer } from '../device/ringer.ts';
import { usePhone } from '../PhoneContext.ts';
import { chooseRingtone, ringtoneChoice } from '../settings/preferences.ts';
import { CallWaiting } from '../settings/CallWaiting.tsx';
import { MicrophoneTest } from '../settings/MicrophoneTest.tsx';
import { SpeakerTest } from '../settings/SpeakerTest.tsx';
import { chooseSound, soundChoice } from '../settings/sound.ts';
import styles from './views.module.css';

interface Sounds {
  readonly microphones: readonly MediaDeviceInfo[];
  readonly speakers: readonly MediaDeviceInfo[];
}

/** 'Manage your call settings': microphone, speaker, ringtone and where it rings, with a preview. */
export function SettingsView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['phoneExtra', 'ui', 'common']);
  const environment = useRelayEnvironment();
  const { equipment, context } = usePhone();
  const [sounds, setSounds] = useState<Sounds>({ microphones: [], speakers: [] });
  const [tones, setTones] = useState<readonly { id: string; label: string; url: string }[]>([]);
  const [choice, setChoice] = useState(ringtoneChoice);
  const [sound, setSound] = useState(soundChoice);
  const [playing, setPlaying] = useState(false);
  const preview = useRef<Ringer>(undefined);
  preview.current ??= new Ringer();

  useEffect(() => {
    const ringer = preview.current;
    const look = () =>
      void navigator.mediaDevices.enumerateDevices().then((all) =>
        setSounds({
          microphones: all.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== ''),
          speakers: all.filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== ''),
        }),
      );
    look();
    // A headset is plugged in or out.
    navigator.mediaDevices.addEventListener('devicechange', look);
    const read = fetchQuery<SettingsViewQuery>(
      environment,
      graphql`
        query SettingsViewQuery {
          fetchConfigurations {
            ringTones {
              id
              url
              label
              isDefault
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ fetchConfigurations }) => {
        setTones(fetchConfigurations.ringTones.map(({ id, label, url }) => ({ id, label, url })));
        const fallback = fetchConfigurations.ringTones.find(({ isDefault }) => isDefault)?.id;
        setChoice((known) => ({ ...known, toneId: known.toneId ?? fallback }));
      },
    });
    return () => {
      read.unsubscribe();
      navigator.mediaDevices.removeEventListener('devicechange', look);
      ringer?.stop();
    };
  }, [environment]);

  const choose = (next: typeof choice) => {
    setChoice(next);
    chooseRingtone(next);
  };
  const change = (next: typeof sound) => {
    setSound(next);
    chooseSound(next);
  };
  const options = (list: readonly MediaDeviceInfo[]) =>
    list.map(({ deviceId, label }) => ({ value: deviceId, label: label || t('panel.default') }));
  const audio = equipment.device?.audio;
  const tone = tones.find(({ id }) => id === choice.toneId);

  return (
    <div className={styles['body']}>
      <div>
        <Button variant="subtle" color="gray" size="xs" leftSection={<IconArrowLeft size={16} />} onClick={onBack}>
          {t('common:back')}
        </Button>
      </div>
      <h2 className={styles['name']} style={{ fontSize: 16 }}>
        {t('panel.title')}
      </h2>
      <Select
        label={t('panel.microphone')}
        placeholder={t('panel.default')}
        clearable
        data={options(sounds.microphones)}
        value={there(sounds.microphones, sound.microphoneId)}
        data-testid="settings-microphone"
        onChange={(id) => {
          change({ ...sound, microphoneId: id ?? undefined });
          // Opened now only for a call that runs: without one the browser would show that it listens.
          if (context.mediaHere) audio?.setInputDevice(id ?? 'default').catch(() => {});
        }}
      />
      <Suspense>
        <MicrophoneTest microphoneId={sound.microphoneId} />
      </Suspense>
      <Select
        label={t('panel.speaker')}
        placeholder={t('panel.default')}
        clearable
        description={audio?.isOutputSelectionSupported === false ? t('panel.unsupported') : undefined}
        disabled={audio?.isOutputSelectionSupported === false}
        data={options(sounds.speakers)}
        value={there(sounds.speakers, sound.speakerId)}
        data-testid="settings-speaker"
        onChange={(id) => {
          change({ ...sound, speakerId: id ?? undefined });
          audio?.speakerDevices.set(id ?? 'default').catch(() => {});
        }}
      />
      <Suspense>
        <SpeakerTest speakerId={sound.speakerId} />
      </Suspense>
      <Select
        label={t('panel.ringtones')}
        allowDeselect={false}
        data={tones.map(({ id, label }) => ({ value: id, label }))}
        value={choice.toneId ?? null}
        onChange={(id) => choose({ ...choice, toneId: id ?? undefined })}
      />
      <Select
        label={t('panel.ringDevice')}
        placeholder={t('panel.default')}
        clearable
        data={options(sounds.speakers)}
        value={choice.sinkId ?? null}
        onChange={(id) => choose({ ...choice, sinkId: id ?? undefined })}
      />
      <div>
        <Disabled why={tone === undefined && t('ui:reason.noTone')}>
          <Button
            variant="default"
            size="sm"
            leftSection={playing ? <IconPlayerStop size={16} /> : <IconPlayerPlay size={16} />}
            onClick={() => {
              if (playing || !tone) preview.current?.stop();
              else void preview.current?.start(tone.url, choice.sinkId);
              setPlaying(!playing);
            }}
          >
            {t(playing ? 'panel.stop' : 'panel.preview')}
          </Button>
        </Disabled>
      </div>
      <CallWaiting />
    </div>
  );
}

/** What was chosen, while it is plugged in: otherwise calls use the default. */
const there = (list: readonly MediaDeviceInfo[], id: string | undefined): string | null =>
  list.some(({ deviceId }) => deviceId === id) && id !== undefined ? id : null;
