import { momentWords, withoutLinks } from '@ringline/kit/mail';
import type { Deps, Unit } from '../context.ts';
import type { Notification, Workspace } from '../generated/prisma/client.ts';
import { settingsOf } from '../settings/profileSettings.ts';
import { messageOf } from './notification.ts';

/** So long something may stay unread before it is mailed (defaults 18). */
export const UNREAD_MS = 10 * 60_000;
/** What a mail quotes; the rest is in the bell. */
const MOST_NAMED = 20;

interface Unread {
  readonly rows: readonly Notification[];
  /** The newest. */
  readonly first: Notification;
  /** JSON of { when, what }, newest first. */
  readonly facts: string;
  readonly workspace: Workspace;
  readonly to: { readonly to: string; readonly language: string };
}

/**
 * Takes what of these kinds a member has not read and wants by mail, once each: when the first of it has waited long enough, what
 * came after it goes along.
 * @param id of the notification that has waited
 * @returns undefined when it was read, was mailed, or the member is none any more
 */
export async function takeUnread(
  deps: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  { userId, id }: { userId: string; id: string },
  kinds: readonly string[],
): Promise<Unread | undefined> {
  const waiting = { workspaceId, userId, kind: { in: [...kinds] }, mailWanted: true, mailedAt: null, readAt: null };
  const member = await tx.userProfile.findFirst({
    where: { userId, removedAt: null, NOT: { status: 'DEACTIVATED' }, workspace: { status: 'ACTIVE' } },
    include: { workspace: true },
  });
  const user = await tx.userCopy.findUnique({ where: { userId } });
  if (!member || !user?.email || (await tx.notification.count({ where: { ...waiting, id } })) === 0) return undefined;
  const taken = await tx.notification.updateManyAndReturn({ where: waiting, data: { mailedAt: deps.clock.now() } });
  const language = user.language || member.workspace.language;
  const timezone = (await settingsOf({ tx, workspaceId } as Unit, [userId])).get(userId)?.timezone ?? 'UTC';
  const rows = taken.toSorted((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime());
  const facts = rows.slice(0, MOST_NAMED).map((row) => ({
    when: momentWords({ language, timezone }, row.happenedAt, { dateStyle: 'medium', timeStyle: 'short' }),
    what: withoutLinks(messageOf(row, language)),
  }));
  const [first] = rows;
  return (
    first && {
      rows,
      first,
      facts: JSON.stringify(facts),
      workspace: member.workspace,
      to: { to: user.email, language },
    }
  );
}
