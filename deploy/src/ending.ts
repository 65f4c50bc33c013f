/** How the process of the product ends, and what is said of it. */
import { ConfigurationError } from '@ringline/kit/config';
import { refusalOfDatabase } from '@ringline/kit/db';
import { faultOf } from '@ringline/kit/telemetry';
import { StartProblem } from './listening.ts';

/** Why it could not start, in a line: what the person can solve in its own words, and only what nobody foresaw with its stack. */
export function whyNoStart(error: unknown): string {
  if (error instanceof StartProblem || error instanceof ConfigurationError) return error.message;
  if (!refusalOfDatabase(error)) return `Ringline could not start: ${faultOf(error)}`;
  const last = error instanceof Error ? error.message.split('\n').at(-1) : '';
  return `Ringline could not start: its database did not answer for a minute (${last}). The machine may be very busy; start it again. Its log: postgres.log in DATA_DIR.`;
}

/**
 * Ends the process once, whatever else happens while it stops.
 * @param stop gives back what is in use; its failure changes nothing of the end
 */
export function createEnd(stop: () => Promise<void> | undefined, exit: (code: number) => void) {
  let ending: Promise<void> | undefined;
  return {
    get isEnding(): boolean {
      return ending !== undefined;
    },
    /** @param code 0: it was asked to; else who watches over it starts it again */
    end(code: number): Promise<void> {
      return (ending ??= (async () => {
        try {
          await stop();
        } catch {
          // It ends all the same.
        } finally {
          exit(code);
        }
      })());
    },
  };
}
