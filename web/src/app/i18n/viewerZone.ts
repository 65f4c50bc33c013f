let ofAccount: string | undefined;

/** IANA: the zone in which the person reads moments, the account's own or else the browser's. */
export const viewerZone = (): string => ofAccount ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * @param zone of the account; one that is missing, or that this browser doesn't know, leaves the browser's
 * @returns whether moments are written otherwise from now on
 */
export function setViewerZone(zone: string | null | undefined): boolean {
  const before = viewerZone();
  ofAccount = zone && isKnownZone(zone) ? zone : undefined;
  return viewerZone() !== before;
}

/** Whether this browser knows an IANA zone by its name. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
