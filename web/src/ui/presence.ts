import type { Presence } from './Avatar.tsx';

/** A member's presence as the shapes know it; unknown counts as offline. */
export const presenceOf = (status: string | null | undefined): Presence =>
  status === 'AVAILABLE' || status === 'BUSY' ? status : 'OFFLINE';
