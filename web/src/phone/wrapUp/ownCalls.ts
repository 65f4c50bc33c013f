import type { CallSnapshot } from '../types.ts';

/** The calls that the person takes part in, to know when one is over for them: ended, or gone on without them. */
export class OwnCalls {
  readonly #running = new Set<string>();

  /** @param mine whether the person takes part. @returns whether this tells that they have just left the call */
  left({ id, phase }: CallSnapshot, mine: boolean): boolean {
    if (phase === 'ENDED' || !mine) return this.#running.delete(id);
    this.#running.add(id);
    return false;
  }
}
