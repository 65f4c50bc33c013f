/** Choices of sound that belong to this device: they stay in its storage. */
export interface RingtoneChoice {
  readonly toneId: string | undefined;
  readonly sinkId: string | undefined;
}

const KEY = 'ringline.ringtone';

export function ringtoneChoice(): RingtoneChoice {
  try {
    const { toneId, sinkId } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<RingtoneChoice>;
    return { toneId, sinkId };
  } catch {
    return { toneId: undefined, sinkId: undefined };
  }
}

export function chooseRingtone(choice: RingtoneChoice): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
}
