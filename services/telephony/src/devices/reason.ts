import type { Device } from '../generated/prisma/client.ts';

/** Why a device would not ring; empty when it would. */
export function reasonOf({ state, lastSeenAt, microphoneAllowed }: Device, seenAfter: Date): string {
  if (state === 'GONE') return 'SIGNED_OUT';
  if (lastSeenAt <= seenAfter) return 'SILENT';
  if (state === 'REGISTERED') return '';
  return microphoneAllowed ? 'SIGNED_OUT' : 'NO_MICROPHONE';
}
