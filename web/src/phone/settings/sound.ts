/** By what a person speaks and hears on calls, kept on this device; undefined: what the system has as default. */
export interface SoundChoice {
  readonly microphoneId: string | undefined;
  readonly speakerId: string | undefined;
}

const KEY = 'ringline.sound';

export function soundChoice(): SoundChoice {
  try {
    const { microphoneId, speakerId } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SoundChoice>;
    return { microphoneId, speakerId };
  } catch {
    return { microphoneId: undefined, speakerId: undefined };
  }
}

export function chooseSound(choice: SoundChoice): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
}
