/** When people are not texted by a clock of ours: at night where they are (defaults 13.5). */
import { Refusal } from '@ringline/kit/errors';
import { readPhoneNumber, phoneMatchKey } from '@ringline/kit/phone';
import { findZone, wallAt } from '@ringline/kit/zones';
import type { Deps } from '../context.ts';

/** Minutes of the day at which texts may begin and must end; the US and Canada have an hour more in the evening. */
const OPENS = 8 * 60;
const CLOSES = 20 * 60;
const CLOSES_LATE = 21 * 60;
const LATE = new Set<string | undefined>(['US', 'CA']);

/** The same in every language: 8:05. */
const hour = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/**
 * By the person's own time zone; where it is not known, by the workspace's.
 * @returns undefined: neither is known
 */
export async function zoneOf(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  toNumber: string,
): Promise<string | undefined> {
  const [contact, workspace] = await db.tenant(workspaceId, async ({ tx }) => [
    await tx.contactCopy.findFirst({
      where: { workspaceId, matchKey: phoneMatchKey(toNumber), deleted: false },
      select: { timezone: true },
    }),
    await tx.workspaceCopy.findFirst({ where: { workspaceId }, select: { timezone: true } }),
  ]);
  return [contact?.timezone ?? '', workspace?.timezone ?? ''].find((zone) => findZone(zone) !== undefined);
}

/** @throws Refusal QUIET_HOURS: it is night there at that moment */
export function refuseQuietHours(at: Date, toNumber: string, timezone: string | undefined): void {
  if (timezone === undefined) return;
  const { minute } = wallAt(timezone, at.getTime());
  const closes = LATE.has(readPhoneNumber(toNumber)?.country) ? CLOSES_LATE : CLOSES;
  if (minute >= OPENS && minute < closes) return;
  const current = hour(minute);
  const required = `${hour(OPENS)}–${hour(closes)}`;
  throw new Refusal({
    code: 'QUIET_HOURS',
    field: 'sendAt',
    message: `It is ${current} there then (${timezone}). Scheduled messages are sent between ${hour(OPENS)} and ${hour(closes)}. Choose another time.`,
    why: { check: 'quiet-hours', required, current },
  });
}
