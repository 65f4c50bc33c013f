import { Button, Select } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../PhoneContext.ts';
import { CallWaiting } from '../settings/CallWaiting.tsx';
import { MicrophoneTest } from '../settings/MicrophoneTest.tsx';
import { OpenThread } from '../settings/OpenThread.tsx';
import { RingtoneSettings } from '../settings/RingtoneSettings.tsx';
import { SpeakerTest } from '../settings/SpeakerTest.tsx';
import { chooseSound, soundChoice } from '../settings/sound.ts';
import styles from './views.module.css';

interface Sounds {
  readonly microphones: readonly MediaDeviceInfo[];
  readonly speakers: readonly MediaDeviceInfo[];
}

/** 'Manage your call settings': microphone, speaker, ringtone and where it rings, with a preview. */
export function SettingsView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['phoneExtra', 'common']);
  const { equipment, context } = usePhone();
  const [sounds, setSounds] = useState<Sounds>({ microphones: [], speakers: [] });
  const [sound, setSound] = useState(soundChoice);

  useEffect(() => {
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
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, []);

  const change = (next: typeof sound) => {
    setSound(next);
    chooseSound(next);
  };
  const options = (list: readonly MediaDeviceInfo[]) =>
    list.map(({ deviceId, label }) => ({ value: deviceId, label: label || t('panel.default') }));
  const audio = equipment.device?.audio;

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
      <Suspense>
        <RingtoneSettings speakers={options(sounds.speakers)} />
      </Suspense>
      <CallWaiting />
      <OpenThread />
    </div>
  );
}

/** What was chosen, while it is plugged in: otherwise calls use the default. */
const there = (list: readonly MediaDeviceInfo[], id: string | undefined): string | null =>
  list.some(({ deviceId }) => deviceId === id) && id !== undefined ? id : null;
