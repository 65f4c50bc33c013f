import type { Leg } from './leg.ts';
import { mixMinus } from './mixer.ts';
import { type AudioSource, fileSource } from './source.ts';
import type { PlayResult, PlaySource } from './switch.ts';

/** Legs that hear each other. */
export class Conference {
  readonly legs = new Set<Leg>();
  #announcement: AudioSource | undefined;

  play(source: PlaySource): Promise<PlayResult> {
    const next = fileSource(source.files, source.loop);
    this.stopPlay();
    this.#announcement = next;
    return next.finished;
  }

  stopPlay(): void {
    this.#announcement?.stop();
    this.#announcement = undefined;
  }

  /** One tick: what each leg hears, given what each says. */
  mix(said: ReadonlyMap<Leg, Uint8Array>): Map<string, Uint8Array> {
    const announced = this.#announcement?.next();
    if (announced) return new Map([...this.legs].map((leg) => [leg.id, announced]));
    this.#announcement = undefined;
    const frameOf = (leg: Leg) => (leg.muted || leg.held ? undefined : said.get(leg));
    /** Everybody but who whispers to somebody else. */
    const partiesFor = (listener: string | undefined) =>
      [...this.legs].map((leg) => ({
        id: leg.id,
        frame: leg.coaches === undefined || leg.coaches === listener ? frameOf(leg) : undefined,
      }));
    const heard = mixMinus(partiesFor(undefined));
    const coached = new Set([...this.legs].flatMap(({ coaches }) => (coaches === undefined ? [] : [coaches])));
    for (const id of coached) {
      const own = mixMinus(partiesFor(id)).get(id);
      if (own) heard.set(id, own);
    }
    return heard;
  }
}
