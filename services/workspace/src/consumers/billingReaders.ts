/** Who is mailed about money: the owner and admins who did not switch that off, each in their language. */
import { momentWords, writtenName, type WrittenName } from '@ringline/kit/mail';
import type { Deps, Unit } from '../context.ts';
import { languagesOf } from '../notifications/notification.ts';
import { toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** The row of the settings that says who wants to be mailed: "Credit low or empty, payment failed". */
const ROW = 'CREDIT';

interface BillingReader {
  readonly to: { readonly to: string; readonly language: string };
  readonly workspace: WrittenName;
  /** A day as they write it. */
  readonly day: (moment: Date) => string;
  /** A day and time as they write it. */
  readonly moment: (moment: Date) => string;
  readonly amount: (minor: bigint, currency: string) => string;
}

export async function billingReaders({ clock }: Pick<Deps, 'clock'>, uow: Unit): Promise<BillingReader[]> {
  const { tx } = uow;
  const members = await tx.userProfile.findMany({
    where: { removedAt: null, NOT: { status: 'DEACTIVATED' }, role: { in: ['OWNER', 'ADMIN'] } },
    select: { userId: true, workspace: { select: { displayName: true, timezone: true } } },
  });
  const userIds = members.map(({ userId }) => userId);
  const settings = await settingsOf(uow, userIds);
  const languageFor = await languagesOf(uow, userIds);
  const now = clock.now();
  const readers: BillingReader[] = [];
  for (const { userId, workspace: place } of members) {
    const own = settings.get(userId);
    const user = !own || toldOf(own, ROW, now).mail ? await tx.userCopy.findUnique({ where: { userId } }) : null;
    if (!user?.email) continue;
    const language = languageFor(userId);
    const timezone = own?.timezone || place.timezone || 'UTC';
    readers.push({
      to: { to: user.email, language },
      workspace: writtenName(place.displayName),
      day: (moment) => momentWords({ language, timezone }, moment, { dateStyle: 'long' }),
      moment: (moment) => momentWords({ language, timezone }, moment, { dateStyle: 'long', timeStyle: 'short' }),
      amount: (minor, currency) =>
        new Intl.NumberFormat(language, { style: 'currency', currency: currency || 'USD' }).format(Number(minor) / 100),
    });
  }
  return readers;
}
