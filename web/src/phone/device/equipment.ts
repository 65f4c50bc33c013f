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
  #ringtoneId: string | undefined;
  #attempt = new AbortController();

  /** Undefined while another tab holds the phone. */
  get device(): PhoneDevice | undefined {
    return this.#device;
  }

  /** @param device undefined when this tab gives the phone away */
  connect(device: PhoneDevice | undefined): void {
    this.#device = device;
  }

  /** Of whatever brings this tab into a call now: aborted when the call that it is for is over, or was given up. */
  get attempt(): AbortSignal {
    return this.#attempt.signal;
  }

  giveUp(): void {
    this.#attempt.abort();
    this.#attempt = new AbortController();
  }

  stock(ringtones: readonly Ringtone[]): void {
    this.#ringtones = ringtones;
  }

  /** @param id the tone that this person rings with; undefined: the default one */
  ringWith(id: string | undefined): void {
    this.#ringtoneId = id;
  }

  /** The chosen ringtone, else the default one, else the first. */
  ringtone(): Ringtone | undefined {
    const tones = this.#ringtones;
    return tones.find(({ id }) => id === this.#ringtoneId) ?? tones.find(({ isDefault }) => isDefault) ?? tones[0];
  }
}
