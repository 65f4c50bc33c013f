import { Observable } from 'relay-runtime';

let wishes = 0;

/**
 * Something that was read may be out of date: an event told so, or our own change was done. An answer that is under way may
 * be older than that, and Relay gives it to whoever asks the same meanwhile; so what is under way is asked once more.
 */
export function wantAnew(): void {
  wishes += 1;
}

/** A second look at once, and further ones this many milliseconds apart: where much happens, something always has meanwhile. */
const APART_MS = 1_000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, APART_MS));

/**
 * Answers as `ask` does, and again as long as something was wanted anew while the last answer was under way. Once there is
 * an answer, it stays where no newer one can be had: a screen that could be read is not lost to a connection that failed.
 * @param isWanted whether anybody reads a newer answer, after so many; else what was left would be asked for as long as anything happens
 * @param wait replaced in tests
 */
export const untilNew = <Answer>(
  ask: () => Promise<Answer>,
  isWanted: (answers: number) => boolean = () => true,
  wait: () => Promise<void> = pause,
): Observable<Answer> =>
  Observable.create((sink) => {
    const read = async () => {
      let seen = wishes;
      sink.next(await ask());
      const isOver = (looks: number) => sink.closed || !isWanted(looks + 1);
      for (let looks = 0; seen !== wishes && !isOver(looks); looks += 1) {
        if (looks > 0) await wait();
        seen = wishes;
        const newer = isOver(looks) ? undefined : await ask().catch(() => undefined);
        if (newer !== undefined) sink.next(newer);
      }
      sink.complete();
    };
    read().catch((error: Error) => sink.error(error));
  });
