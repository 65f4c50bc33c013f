/** Which heart-beats of devices count. */

/** A heart-beat older than this does not count (defaults 8.5). */
export const DEVICE_SILENCE_MS = 30_000;

/**
 * A device that was heard of cannot have gone silent while nobody could write down that it beats: as long as the database
 * is away, and until each device has had the time to beat again, what counted when it went away counts.
 */
export interface Silence {
  /** The database did not answer what was asked at `asked`. */
  unheard(asked: Date): void;
  /** It answers. */
  heard(now: Date): void;
  /** Beats after this count. */
  seenAfter(now: Date): Date;
}

export function createSilence(): Silence {
  let awaySince: number | undefined;
  let backAt: number | undefined;
  return {
    unheard(asked) {
      const at = asked.getTime();
      // Asked before it was back, and only now known to be lost.
      if (backAt !== undefined && at <= backAt) return;
      if (awaySince === undefined || (backAt !== undefined && at - backAt > DEVICE_SILENCE_MS)) awaySince = at;
      backAt = undefined;
    },
    heard(now) {
      if (awaySince !== undefined && now.getTime() >= awaySince) backAt ??= now.getTime();
    },
    seenAfter(now) {
      const covered = awaySince !== undefined && (backAt === undefined || now.getTime() - backAt <= DEVICE_SILENCE_MS);
      return new Date((covered ? (awaySince ?? 0) : now.getTime()) - DEVICE_SILENCE_MS);
    },
  };
}
