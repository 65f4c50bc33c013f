/** Choices of sound that belong to this device: they stay in its storage. */
export interface RingtoneChoice {
  readonly toneId: string | undefined;
  readonly sinkId: string | undefined;
}

/** By what a person speaks and hears on calls; undefined: what the system has as default. */
export interface SoundChoice {
  readonly microphoneId: string | undefined;
  readonly speakerId: string | undefined;
}

const RINGTONE = 'ringline.ringtone';
const SOUND = 'ringline.sound';

export function ringtoneChoice(): RingtoneChoice {
  const { toneId, sinkId } = stored<RingtoneChoice>(RINGTONE);
  return { toneId, sinkId };
}

export function chooseRingtone(choice: RingtoneChoice): void {
  localStorage.setItem(RINGTONE, JSON.stringify(choice));
}

export function soundChoice(): SoundChoice {
  const { microphoneId, speakerId } = stored<SoundChoice>(SOUND);
  return { microphoneId, speakerId };
}

export function chooseSound(choice: SoundChoice): void {
  localStorage.setItem(SOUND, JSON.stringify(choice));
}

function stored<Choice>(key: string): Partial<Choice> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Choice>;
  } catch {
    return {};
  }
}
