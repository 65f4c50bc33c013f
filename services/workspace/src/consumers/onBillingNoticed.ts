import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { momentWords, writtenName } from '@ringline/kit/mail';
import { type BillingNoticed, BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { languagesOf } from '../notifications/notification.ts';
import { toldOf } from '../notifications/ways.ts';
import { settingsOf } from '../settings/profileSettings.ts';

type Needs = Pick<Deps, 'clock' | 'env' | 'jobs' | 'secrets'>;

/** The row of the settings that says who wants to be mailed: "Credit low or empty, payment failed". */
const ROW = 'CREDIT';
const BILLING = '/settings/billing-and-payments';
const NUMBERS = '/settings/channels';

/** Mails the owner and admins what they must know of their plan and credit, once for each moment (defaults 4.1, 5.4, 18). */
export const onBillingNoticed = (deps: Needs) =>
  consumer<PrismaClient>({
    name: 'billing-notices',
    handlers: [on(BillingNoticedSchema, ({ event, uow }) => tell(deps, uow, event))],
  });

async function tell(deps: Needs, uow: Unit, notice: BillingNoticed): Promise<void> {
  const { tx } = uow;
  const members = await tx.userProfile.findMany({
    where: { removedAt: null, NOT: { status: 'DEACTIVATED' }, role: { in: ['OWNER', 'ADMIN'] } },
    select: { userId: true, workspace: { select: { displayName: true, timezone: true } } },
  });
  const userIds = members.map(({ userId }) => userId);
  const settings = await settingsOf(uow, userIds);
  const languageFor = await languagesOf(uow, userIds);
  const now = deps.clock.now();
  for (const { userId, workspace: place } of members) {
    const own = settings.get(userId);
    const user = !own || toldOf(own, ROW, now).mail ? await tx.userCopy.findUnique({ where: { userId } }) : null;
    if (!user?.email) continue;
    const language = languageFor(userId);
    const timezone = own?.timezone || place.timezone || 'UTC';
    const day = (at: Timestamp | undefined) =>
      at ? momentWords({ language, timezone }, timestampDate(at), { dateStyle: 'long' }) : '';
    const to = { to: user.email, language };
    const workspace = writtenName(place.displayName);
    const link = pageOf(deps.env, BILLING);
    const { kind, invoiceNumber: invoice } = notice;
    if (kind === 'ATTEMPT_FAILED')
      await enqueueMail(deps, uow, to, 'payment-failed', {
        workspace,
        invoice,
        amount: amountOf(notice, language),
        reason: notice.reason,
        next: day(notice.nextAttemptAt),
        suspends: day(notice.suspendsAt),
        link,
      });
    else if (kind === 'SUSPENDED')
      await enqueueMail(deps, uow, to, 'plan-suspended', {
        workspace,
        invoice,
        amount: amountOf(notice, language),
        ends: day(notice.endsAt),
        link,
      });
    else if (kind === 'CREDIT_LOW')
      await enqueueMail(deps, uow, to, 'credit-low', {
        workspace,
        amount: notice.amountMinor > 0n ? amountOf(notice, language) : '',
        link,
      });
    else if (kind === 'DISPUTE_OPENED' || kind === 'DISPUTE_WON' || kind === 'DISPUTE_LOST')
      await enqueueMail(deps, uow, to, 'payment-disputed', {
        workspace,
        amount: amountOf(notice, language),
        invoice,
        state: kind,
        link,
      });
    else if (kind === 'AUTO_TOPUP_FAILED' || kind === 'AUTO_TOPUP_OFF')
      await enqueueMail(deps, uow, to, 'auto-top-up-failed', {
        workspace,
        amount: amountOf(notice, language),
        reason: notice.reason,
        next: notice.nextAttemptAt
          ? momentWords({ language, timezone }, timestampDate(notice.nextAttemptAt), {
              dateStyle: 'long',
              timeStyle: 'short',
            })
          : '',
        link,
      });
    else if (kind === 'PLAN_ENDED') await enqueueMail(deps, uow, to, 'plan-ended', { workspace, link });
    else if (kind === 'NUMBERS_ENDING' || kind === 'NUMBERS_RELEASED')
      await enqueueMail(deps, uow, to, 'numbers-end', {
        workspace,
        days: String(notice.daysLeft),
        date: day(notice.endsAt),
        link: kind === 'NUMBERS_RELEASED' ? pageOf(deps.env, NUMBERS) : link,
      });
  }
}

const amountOf = ({ amountMinor, currency }: BillingNoticed, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currency || 'USD' }).format(Number(amountMinor) / 100);
