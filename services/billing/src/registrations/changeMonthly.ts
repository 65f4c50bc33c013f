import type { RegistrationMonthlyChanged } from '@ringline/proto/telephony/v1/events_pb';
import { save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps, Unit } from '../context.ts';
import { cycleAt } from '../invoicing/cycle.ts';
import { issueInvoice } from '../invoicing/invoice.ts';
import { factorAt, type Line, lineOf } from '../invoicing/proration.ts';
import { MONTHS } from '../numbers/billedNumbers.ts';
import { MONTHLY_LINE } from './monthlyLine.ts';
import type { RegistrationFees } from './fees.ts';

/** Millionths of a whole cycle. */
const WHOLE = 1_000_000n;

/**
 * From the approval on, a registration is paid like a number: the rest of the cycle goes on the next invoice, then each cycle has a
 * line of it. It ends with the registration; what was paid stays paid, as the registry gives nothing back either.
 */
export const changeMonthly =
  (deps: Deps, { monthlyMinor }: RegistrationFees) =>
  async (
    uow: Unit,
    { registrationId, active }: Pick<RegistrationMonthlyChanged, 'registrationId' | 'active'>,
  ): Promise<void> => {
    const { tx, workspaceId } = uow;
    if (!active) {
      await tx.registrationCharge.deleteMany({ where: { workspaceId, registrationId } });
      return;
    }
    const row = await lockSubscription(deps, uow);
    if ((await tx.registrationCharge.count({ where: { workspaceId } })) > 0 || monthlyMinor === 0n) return;
    const now = deps.clock.now();
    await tx.registrationCharge.create({ data: { workspaceId, registrationId, monthlyMinor, since: now } });
    const period = row.period === 'YEARLY' ? 'YEARLY' : 'MONTHLY';
    const cycle = cycleAt(row.anchorAt ?? row.subscriptionDate, period, now);
    const factor = factorAt(cycle, now < cycle.start ? cycle.start : now);
    const sold = {
      kind: 'COMPLIANCE',
      name: MONTHLY_LINE,
      unitCents: monthlyMinor * MONTHS[period],
      quantity: 1,
    } as const;
    const rest = lineOf(sold, factor);
    if (rest.cents <= 0n) return;
    await save(deps, uow, { carriedMinor: row.carriedMinor + rest.cents });
    const later: Line = {
      kind: 'CARRIED',
      name: 'LATER',
      unitCents: -rest.cents,
      quantity: 1,
      factor: WHOLE,
      cents: -rest.cents,
    };
    await issueInvoice(deps)(uow, {
      type: 'ONE_TIME',
      purpose: 'COMPLIANCE',
      lines: [rest, later],
      amountMinor: 0n,
      paid: true,
      factor: Number(factor),
    });
  };
