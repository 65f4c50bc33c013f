import type { PhoneDevice } from './phoneDevice.ts';

export interface Ringtone {
  readonly id: string;
  readonly url: string;
  readonly isDefault: boolean;
}

/** What this tab phones with. It changes under a running machine, and nothing on the screen hangs on it. */
export interface Equipment {
  /** Undefined while another tab holds the phone. */
  device: PhoneDevice | undefined;
  ringtones: readonly Ringtone[];
}

export const createEquipment = (): Equipment => ({ device: undefined, ringtones: [] });

/** The chosen ringtone, else the default one, else the first. */
export function ringtoneOf({ ringtones }: Equipment, id: string | undefined): Ringtone | undefined {
  return ringtones.find((tone) => tone.id === id) ?? ringtones.find(({ isDefault }) => isDefault) ?? ringtones[0];
}
