import type { PhoneDevice } from './phoneDevice.ts';

export interface Ringtone {
  readonly id: string;
  readonly url: string;
  readonly isDefault: boolean;
}

/** What this tab phones with. It changes under a running machine, and nothing on the screen hangs on it. */
export class Equipment {
  #device: PhoneDevice | undefined;
  #ringtones: readonly Ringtone[] = [];

  /** Undefined while another tab holds the phone. */
  get device(): PhoneDevice | undefined {
    return this.#device;
  }

  /** @param device undefined when this tab gives the phone away */
  connect(device: PhoneDevice | undefined): void {
    this.#device = device;
  }

  stock(ringtones: readonly Ringtone[]): void {
    this.#ringtones = ringtones;
  }

  /** The chosen ringtone, else the default one, else the first. */
  ringtone(id: string | undefined): Ringtone | undefined {
    const tones = this.#ringtones;
    return tones.find((tone) => tone.id === id) ?? tones.find(({ isDefault }) => isDefault) ?? tones[0];
  }
}
