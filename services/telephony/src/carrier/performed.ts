/** What comes of a command. */
import type { CallInput } from '../calls/engine/inputs.ts';

/** Nothing was done, and it makes sense to try again. */
export class TryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

export interface Performed {
  sid: string | null;
  /** What the call learns besides that the command is done. */
  input?: CallInput;
}
