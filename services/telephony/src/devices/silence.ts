/** Which heart-beats of devices count. */

/** A heart-beat older than this does not count (defaults 8.5). */
export const DEVICE_SILENCE_MS = 30_000;

/** Longer than it is from one beat of a device to its next (10 s). */
const HEARS_MS = 15_000;
/** Nobody else was heard for so long: there is nobody else. */
const FORGOTTEN_MS = 600_000;
/** Who works without pause looks at the time more often than this. */
const SLEPT_MS = 15_000;

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
  /** Nobody was heard between these: the process stood still, the machine slept, or its clock was set forward. */
  slept(from: Date, until: Date): void;
  /** A device gave a sign of life here. */
  beat(identity: string, now: Date): void;
  /** Whether it can be said here that it is this device that is gone, and not we: others are heard, or there are none. */
  judges(identity: string, now: Date): boolean;
}

/** @param startedAt since when devices can be heard here */
export function createSilence(startedAt: Date): Silence {
  /** Since when devices can be heard here without a gap. */
  let awakeSince = startedAt.getTime();
  let awaySince: number | undefined;
  let backAt: number | undefined;
  /** The last one that was heard, and the last one of another device. */
  let latest: { identity: string; at: number } | undefined;
  let before: { identity: string; at: number } | undefined;
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
    slept(from, until) {
      const [since, now] = [from.getTime(), until.getTime()];
      // Set far back, the clock says nothing of what was heard before.
      if (now < since) latest = before = awaySince = backAt = undefined;
      else if (now - since <= SLEPT_MS) return;
      awakeSince = now;
      // Whose machine slept for hours is not there any more.
      if (now < since || now - since > FORGOTTEN_MS) return;
      awaySince ??= since;
      backAt = now;
    },
    beat(identity, now) {
      if (latest !== undefined && latest.identity !== identity) before = latest;
      latest = { identity, at: now.getTime() };
    },
    judges(identity, now) {
      const others = latest?.identity === identity ? before : latest;
      const since = (at: number) => now.getTime() - at;
      // After a start everybody has the time to beat first. Here nobody ever was heard: others may be by another replica.
      if (since(awakeSince) < DEVICE_SILENCE_MS + HEARS_MS || latest === undefined) return false;
      return others === undefined || since(others.at) > FORGOTTEN_MS || since(others.at) <= HEARS_MS;
    },
    seenAfter(now) {
      const covered = awaySince !== undefined && (backAt === undefined || now.getTime() - backAt <= DEVICE_SILENCE_MS);
      return new Date((covered ? (awaySince ?? 0) : now.getTime()) - DEVICE_SILENCE_MS);
    },
  };
}
