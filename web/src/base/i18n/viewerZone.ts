import { browserZone, isKnownZone } from '../zones.ts';

let ofAccount: string | undefined;

/** IANA: the zone in which the person reads moments, the account's own or else the browser's. */
export const viewerZone = (): string => ofAccount ?? browserZone();

/**
 * @param zone of the account; one that is missing, or that nobody knows, leaves the browser's
 * @returns whether moments are written otherwise from now on
 */
export function setViewerZone(zone: string | null | undefined): boolean {
  const before = viewerZone();
  ofAccount = zone && isKnownZone(zone) ? zone : undefined;
  return viewerZone() !== before;
}
