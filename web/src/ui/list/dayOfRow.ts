import { viewerZone } from '../../base/i18n/viewerZone.ts';
import { dayIn } from '../clocks.ts';

/**
 * The calendar day of a row, YYYY-MM-DD: histories are grouped by it.
 * @param timeZone IANA; without it the viewer's own
 */
export const dayOfRow = ({ createdAt }: { readonly createdAt: unknown }, timeZone = viewerZone()): string =>
  dayIn(timeZone, new Date(String(createdAt)));
