/** A number's settings as the form has them, and as the server takes them. */
import { toFields, type WorkingHours } from '../hours/workingHours.ts';
import { ownTimezone } from '../ui/TimezonePicker.tsx';

// An alias, since a form takes records, and an interface is none.
export type NumberValues = {
  name: string;
  teamId: string;
  /** Seconds that the team rings, as they are typed. */
  timeout: string;
  greeting: boolean;
  voicemail: boolean;
  enableCallRecording: boolean;
  businessHours: WorkingHours;
  closedFallback: string;
};

interface Saved {
  readonly name: string;
  readonly enableCallRecording: boolean;
  readonly callWorkFlow:
    | {
        readonly timeout: number;
        readonly greeting: boolean;
        readonly voicemail: boolean;
        readonly closedFallback: string;
        readonly team: { readonly teamId: string } | null | undefined;
        readonly businessHours: WorkingHours | null | undefined;
      }
    | null
    | undefined;
}

/** Seconds that a team may ring (defaults 11.2). */
export const RING_SECONDS = { least: 5, most: 120, usual: 20 } as const;

/** Office hours from Monday to Friday, not in force: where hours begin when they are switched on (defaults 10). */
export const officeHours = (timezone: string): WorkingHours => ({
  enabled: false,
  timezone,
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: weekday <= 5 ? [{ start: '09:00', end: '17:00' }] : [],
  })),
});

/** @param timezone the workspace's IANA zone, which hours that were never set begin with (defaults 10); empty: this browser's */
export function valuesOf({ name, enableCallRecording, callWorkFlow: flow }: Saved, timezone: string): NumberValues {
  return {
    name,
    enableCallRecording,
    teamId: flow?.team?.teamId ?? '',
    timeout: String(flow?.timeout ?? RING_SECONDS.usual),
    greeting: flow?.greeting ?? false,
    voicemail: flow?.voicemail ?? true,
    businessHours: toFields(flow?.businessHours ?? officeHours(timezone || ownTimezone())),
    closedFallback: flow?.closedFallback ?? 'VOICEMAIL',
  };
}

/** Whether a time to ring is one. */
export const ringsLongEnough = (text: string): boolean => {
  const seconds = Number(text);
  return Number.isInteger(seconds) && seconds >= RING_SECONDS.least && seconds <= RING_SECONDS.most;
};
