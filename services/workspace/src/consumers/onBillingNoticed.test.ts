import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, it } from 'vitest';
import { toNotification } from '../notifications/notification.ts';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const { db, deps } = kit;
const day = (date: string) => timestampFromDate(new Date(`${date}T12:00:00Z`));

it('an unpaid plan is mailed to the owner and admins in their language, with what happens when; a member sees no price', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const others = await Promise.all(
    (['es', 'fr', 'de'] as const).map((language) => kit.join(workspaceId, 'ADMIN', true, { language })),
  );
  const silent = await kit.join(workspaceId, 'ADMIN');
  const member = await kit.join(workspaceId, 'MEMBER');
  await db.platform('test', ({ tx }) =>
    Promise.all(
      [owner, ...others, silent, member].map((userId) =>
        tx.userCopy.update({ where: { userId }, data: { email: `${userId}@x.example` } }),
      ),
    ),
  );
  await updateProfileSettings(deps)(
    { version: 0, channels: [{ event: 'CREDIT', email: false, toast: false, push: false }] },
    { workspaceId, userId: silent },
  );
  const invoice = { invoiceNumber: 'INV-2026-000412', amountMinor: 7_500n, currency: 'USD' };
  const when = { suspendsAt: day('2026-12-08'), endsAt: day('2026-12-31') };
  const tell = (notice: object) =>
    kit.deliver(BillingNoticedSchema, { workspaceId, ...notice }, workspaceId, workspaceId);
  await tell({ kind: 'ATTEMPT_FAILED', reason: 'NO_CARD', ...invoice, ...when, nextAttemptAt: day('2026-12-02') });
  await tell({ kind: 'SUSPENDED', reason: 'DECLINED', ...invoice, ...when });
  await tell({ kind: 'NUMBERS_ENDING', daysLeft: 3, endsAt: day('2026-12-31') });
  await tell({ kind: 'PLAN_ENDED' });
  await tell({ kind: 'NUMBERS_RELEASED', endsAt: day('2026-12-31') });
  await tell({ kind: 'CREDIT_LOW', amountMinor: 840n, currency: 'USD' });
  const topup = { amountMinor: 2_000n, currency: 'USD', reason: 'DECLINED' };
  await tell({ kind: 'AUTO_TOPUP_FAILED', ...topup, nextAttemptAt: day('2026-12-02') });
  await tell({ kind: 'AUTO_TOPUP_OFF', ...topup });
  for (const kind of ['DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST']) await tell({ kind, ...invoice });
  await tell({ kind: 'REFUND_OWED', ...invoice });
  const coupon = { coupon: 'AUTUMN10', couponType: 'PERCENT_OFF', endsAt: day('2026-12-31') };
  await tell({ kind: 'COUPON_APPLIED', ...coupon });
  await tell({ kind: 'COUPON_REJECTED', ...coupon, couponRejection: 'EXPIRED' });
  await tell({ kind: 'COUPON_ENDING', ...coupon, daysLeft: 14 });
  await tell({ kind: 'COUPON_ENDED', ...coupon });
  const mailed = (userId: string | undefined) => kit.mails.filter(({ to }) => to === `${userId}@x.example`);
  await eventually(() => expect([owner, ...others].map((one) => mailed(one).length)).toEqual([16, 16, 16, 16]));
  const textOf = (userId: string | undefined) =>
    mailed(userId)
      .map(({ subject, text }) => `${subject} ${text}`)
      .join(' ');
  for (const words of [
    'couldn’t charge $75.00 for invoice INV-2026-000412. No card is saved.',
    'Everything works until December 8, 2026.',
    'try again on December 2, 2026',
    'the plan ends on December 31, 2026',
    'go back on December 31, 2026',
    'were released',
    'has $8.40 of credit left',
    'We couldn’t charge $20.00 for credit. The card was declined.',
    'We try once more on December 2, 2026',
    'We turned off auto top-up',
    'was disputed by the cardholder',
    'Credit that was held is back.',
    'was given back by the bank',
    'give back $75.00 of invoice INV-2026-000412',
    'It is applied until December 31, 2026.',
    'The code AUTUMN10 was rejected It has expired.',
    'ends on December 31, 2026 Until then',
    'has ended From now on invoices are at the full price',
    'https://ringline.example/settings/billing-and-payments',
    'https://ringline.example/settings/channels',
  ])
    expect(textOf(owner)).toContain(words);
  expect(textOf(others[0])).toContain('No hay ninguna tarjeta guardada.');
  expect(textOf(others[1])).toContain('Aucune carte n’est enregistrée.');
  expect(textOf(others[2])).toContain('Es ist keine Karte gespeichert.');
  expect([...mailed(silent), ...mailed(member)]).toEqual([]);
  // The bell has each moment, also where nobody wants a mail; a member's has none.
  const bell = async (userId: string | undefined) =>
    db.tenant(workspaceId, ({ tx }) => tx.notification.findMany({ where: { userId: userId ?? '', kind: 'BILLING' } }));
  expect((await bell(silent)).map(({ ways }) => ways)).toEqual(Array.from({ length: 16 }, () => []));
  expect(await bell(member)).toEqual([]);
  const [applied] = (await bell(others[2])).filter(({ referenceId }) => referenceId === 'COUPON_APPLIED');
  expect(applied && toNotification(applied, 'de')).toMatchObject({
    message: 'Der Code AUTUMN10 ist eingelöst',
    url: '/settings/billing-and-payments',
  });
});
