import { viewerZone } from '../base/i18n/viewerZone.ts';
import { dayIn } from '../ui/clocks.ts';

/**
 * The calendar day of a call, YYYY-MM-DD: the history is grouped by it.
 * @param timeZone IANA; without it the viewer's own
 */
export const dayOfCall = ({ createdAt }: { readonly createdAt: unknown }, timeZone = viewerZone()): string =>
  dayIn(timeZone, new Date(String(createdAt)));
