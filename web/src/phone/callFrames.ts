import type { CallSnapshot } from './types.ts';

/**
 * What the server tells of calls, in order: a new subscription begins with the newest frame of each call of the last seconds,
 * so that nothing is lost between a page and its socket. Until the calls that run now are known they wait, for a call that rang a moment ago
 * rings no more; and of what waited only the newest of each call is told.
 */
export class CallFrames {
  readonly #told = new Map<string, number>();
  #waiting: Map<string, CallSnapshot> | undefined = new Map();

  /** The calls that run now are being asked for. */
  wait(): void {
    this.#waiting ??= new Map();
  }

  /** @returns what the phone is told of it now */
  arrived(call: CallSnapshot): CallSnapshot[] {
    if (!this.#waiting) return this.#newer(call);
    const before = this.#waiting.get(call.id);
    if (!before || before.version <= call.version) this.#waiting.set(call.id, call);
    return [];
  }

  /** @param live the calls that run now; undefined when they could not be had. @returns what the phone is told */
  ready(live: readonly CallSnapshot[] | undefined): CallSnapshot[] {
    const waited = [...(this.#waiting?.values() ?? [])];
    this.#waiting = undefined;
    const asked = (live ?? []).flatMap((call) => this.#newer(call));
    // The end of a call of which this page knew nothing is no news.
    const news = waited.filter(({ id, phase }) => phase !== 'ENDED' || this.#told.has(id));
    return [...asked, ...news.flatMap((call) => this.#newer(call))];
  }

  #newer(call: CallSnapshot): CallSnapshot[] {
    if (call.version < (this.#told.get(call.id) ?? 0)) return [];
    this.#told.set(call.id, call.version);
    return [call];
  }
}
