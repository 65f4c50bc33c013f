/** Plays the ringtone, on a device of its own if the person chose one, until told to stop. */
export class Ringer {
  readonly #audio = new Audio();
  #wanted = false;
  readonly #onBlocked: (blocked: boolean) => void;

  /** @param onBlocked is told whether the browser plays nothing until the page is clicked */
  constructor(onBlocked: (blocked: boolean) => void = () => {}) {
    this.#onBlocked = onBlocked;
    this.#audio.loop = true;
  }

  async start(url: string, sinkId: string | undefined): Promise<void> {
    this.#wanted = true;
    this.#audio.src = url;
    try {
      if (sinkId !== undefined && 'setSinkId' in this.#audio) await this.#audio.setSinkId(sinkId);
      await this.#audio.play();
      this.#onBlocked(false);
    } catch (error) {
      // A browser that was not clicked yet plays nothing; a phone that rings silently must say so.
      if (this.#wanted && (error as Error).name === 'NotAllowedError') this.#onBlocked(true);
    }
    if (!this.#wanted) this.#audio.pause();
  }

  stop(): void {
    this.#wanted = false;
    this.#audio.pause();
    this.#audio.currentTime = 0;
    this.#onBlocked(false);
  }
}
