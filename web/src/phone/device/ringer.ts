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
    } catch {
      // That device is gone: better the wrong one than a silent phone.
    }
    await this.#play(this.#audio);
    if (!this.#wanted) this.#audio.pause();
  }

  stop(): void {
    this.#wanted = false;
    this.#audio.pause();
    this.#audio.currentTime = 0;
  }

  /** Finds out whether the browser would play anything, and lets a ringtone that it kept silent be heard. */
  async probe(silence: string): Promise<boolean> {
    if (this.#wanted) return this.#play(this.#audio);
    return this.#play(new Audio(silence));
  }

  /** @returns whether it plays */
  async #play(audio: HTMLAudioElement): Promise<boolean> {
    try {
      await audio.play();
    } catch (error) {
      // A browser that was not clicked yet plays nothing; a phone that rings silently must say so.
      if ((error as Error).name === 'NotAllowedError') {
        this.#onBlocked(true);
        return false;
      }
      return true;
    }
    this.#onBlocked(false);
    return true;
  }
}
