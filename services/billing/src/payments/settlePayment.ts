import { notFound, Refusal, refusalOf } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { PaymentSettledSchema } from '@ringline/proto/billing/v1/events_pb';
import { publishBalance } from '../balance/publishBalance.ts';
import { noteTopup } from '../autoTopup/missTopup.ts';
import { bookIncome, type Booked } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import { deliver, noteFailure } from '../changes/deliver.ts';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { issueInvoice, onceLine } from '../invoicing/invoice.ts';
import { lockAccounts, post } from '../ledger/ledger.ts';
import { readParty } from '../invoicing/parties.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { taxPosting } from '../tax/bookTax.ts';
import { creditIn, taxOfCredit } from '../tax/credit.ts';
import { addedBy, lineOfTax, readTax, taxInPart } from '../tax/tax.ts';
import type { GatewayState } from './gateway.ts';
import { isDisputed } from '../disputes/isDisputed.ts';
import type { Heard } from './heard.ts';
import { lockPayment } from './lockPayment.ts';
import { oweRefund } from './owed.ts';
import { FIRST_LOOK_MS, gatewayNamed, describePayment } from './payment.ts';
import { cardFields, keepCard } from './savedCard.ts';
import { disputed } from './stripeGateway.ts';

/** A cent in the ledger's micros. */
const MICROS_PER_CENT = 10_000n;

export interface SettleInput {
  readonly workspaceId: string;
  readonly paymentId: string;
  /** As a return link or a webhook tells it; empty: as the payment was started. */
  readonly externalId: string;
}

/**
 * Asks the gateway how a payment stands, and keeps the end: credit is added, whoever waits is told. Webhook, return and reconciler
 * may all come at once; the first one wins behind the row's lock, and the others get what it made.
 * @throws Refusal NOT_FOUND, PAYMENT_NOT_VERIFIED for an id at the gateway that belongs to another payment, UNAVAILABLE
 */
export const settlePayment =
  (deps: Deps) =>
  async ({ workspaceId, paymentId, externalId }: SettleInput, heard?: Heard): Promise<Payment> => {
    const row = await findPayment(deps, workspaceId, paymentId);
    if (row.status !== 'PENDING') return row;
    const asked = row.externalId === '' ? externalId : row.externalId;
    if (externalId !== '' && externalId !== asked) throw notVerified();
    if (row.card !== '' && asked === '') return chargeCard(deps)(row);
    const state = await ask(deps, { ...row, externalId: asked });
    if (!state) {
      if (externalId !== '') throw notVerified();
      return row.expiresAt <= deps.clock.now() && asked === ''
        ? end(deps)(row, { status: 'FAILED', failure: 'EXPIRED' }, heard)
        : row;
    }
    if (state.paymentId !== row.id || state.amountMinor !== row.amountMinor || state.currency !== row.currency)
      throw notVerified();
    if (state.status === 'PENDING') return row;
    return end(deps)(row, { ...endingOf(state), externalId: state.externalId ?? asked }, heard, state);
  };

/** A gateway that names its payments is asked by name alone; of others ours is looked for. */
function ask(deps: Deps, row: Payment): Promise<GatewayState | undefined> {
  const gateway = gatewayNamed(deps, row.gateway);
  return row.externalId === '' && !gateway.abilities.namesBuyer ? Promise.resolve(undefined) : gateway.settle(row);
}

const endingOf = ({ status, failure }: Pick<GatewayState, 'failure'> & { status: string }): Ending => ({
  status: status === 'SUCCESSFUL' ? 'SUCCESSFUL' : 'FAILED',
  failure: status === 'SUCCESSFUL' ? '' : (failure ?? 'EXPIRED'),
});

/** Milliseconds for which a gateway answers a repeated charge with what became of the first: less than its day. */
const REPEATABLE_MS = 20 * 3_600_000;

/**
 * Charges a kept card for a payment that waits, once: a repetition gets the first answer. After a day without one it is looked up.
 * @throws Refusal UNAVAILABLE
 */
export const chargeCard =
  (deps: Deps) =>
  async (row: Payment): Promise<Payment> => {
    if (row.status !== 'PENDING') return row;
    const gateway = gatewayNamed(deps, row.gateway);
    const repeatable = deps.clock.now().getTime() - row.createdAt.getTime() < REPEATABLE_MS;
    const charged = repeatable ? await gateway.charge(row) : await gateway.findCharge(row);
    if (!charged) return end(deps)(row, { status: 'FAILED', failure: 'EXPIRED' }, undefined);
    const { externalId } = charged;
    if (charged.status !== 'PENDING') return end(deps)(row, { ...endingOf(charged), externalId }, undefined, charged);
    const { id, workspaceId } = row;
    return deps.db.tenant(workspaceId, ({ tx }) => tx.payment.update({ where: { id }, data: { externalId } }));
  };

/**
 * Gives a successful payment back, once: what a bank has not taken of it, or the part that was written down. Credit that it brought
 * leaves the account again. Where the gateway gives nothing back, it is owed until somebody has done it by hand.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION for one that did not succeed or is disputed, UNAVAILABLE
 */
export const refundPayment =
  (deps: Deps) =>
  async ({ workspaceId, paymentId }: Omit<SettleInput, 'externalId'>): Promise<Payment> => {
    const row = await findPayment(deps, workspaceId, paymentId);
    if (row.status === 'REFUNDED') return row;
    if (row.status !== 'SUCCESSFUL')
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'Only a successful payment can be refunded. This one took no money.',
      });
    if (await deps.db.tenant(workspaceId, (uow) => isDisputed(uow, paymentId))) throw disputed();
    const left = row.amountMinor - row.lostMinor;
    const amountMinor = row.refundMinor !== null && row.refundMinor < left ? row.refundMinor : left;
    const gateway = gatewayNamed(deps, row.gateway);
    if (gateway.abilities.refunds) {
      const news = await intend(deps, row, amountMinor);
      await gateway
        .refund(row, amountMinor === row.amountMinor ? undefined : amountMinor)
        .catch(async (error: unknown) => {
          // Nothing was given back, and whoever asked is told: nothing waits.
          if (news && refusalOf(error)?.code === 'INVALID_TRANSITION') await forgo(deps, row);
          throw error;
        });
    }
    return deps.db.tenant(workspaceId, async (uow) => {
      const locked = await lockPayment(uow, paymentId);
      if (locked.status === 'REFUNDED') return locked;
      const refunded = await uow.tx.payment.update({ where: { id: paymentId }, data: { status: 'REFUNDED' } });
      const returned = { ...refunded, amountMinor };
      if (row.purpose === 'CREDIT') await moveCredit(deps, uow, refunded, 'REFUND', amountMinor);
      await uow.tx.paymentDue.deleteMany({ where: { paymentId } });
      await issueCreditNote(deps, uow, returned);
      uow.emit(PaymentSettledSchema, { payment: describePayment(refunded) }, { key: paymentId });
      return gateway.abilities.refunds ? refunded : oweRefund(deps, uow, refunded, amountMinor);
    });
  };

/**
 * Writes down that a payment goes back before the gateway hears of it: where a process dies in between, or an answer gets lost, the
 * reconciler finishes it. @returns whether that was news
 */
const intend = ({ db, clock }: Deps, { id, workspaceId }: Payment, refundMinor: bigint): Promise<boolean> =>
  db.tenant(workspaceId, async (uow) => {
    const locked = await lockPayment(uow, id);
    if (locked.status !== 'SUCCESSFUL' || locked.refundMinor !== null) return false;
    await uow.tx.payment.update({ where: { id }, data: { refundMinor } });
    await uow.tx.paymentDue.upsert({
      where: { paymentId: id },
      create: {
        targetWorkspace: workspaceId,
        paymentId: id,
        dueAt: new Date(clock.now().getTime() + FIRST_LOOK_MS),
      },
      update: {},
    });
    return true;
  });

const forgo = ({ db }: Deps, { id, workspaceId }: Payment): Promise<unknown> =>
  db.tenant(workspaceId, ({ tx }) =>
    tx.payment.updateMany({ where: { id, workspaceId, status: 'SUCCESSFUL' }, data: { refundMinor: null } }),
  );

type Said = Pick<GatewayState, 'saved' | 'paidWith' | 'receipts'>;
type Ending = Partial<Pick<Payment, 'externalId'>> & Pick<Payment, 'status' | 'failure'>;

const end =
  (deps: Deps) =>
  ({ id, workspaceId }: Payment, ending: Ending, heard: Heard | undefined, state: Said = {}): Promise<Payment> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const locked = await lockPayment(uow, id);
      if (heard)
        await uow.tx.gatewayEvent.createMany({
          data: [{ ...heard, receivedAt: deps.clock.now() }],
          skipDuplicates: true,
        });
      if (locked.status !== 'PENDING') return locked;
      const receipt = state.receipts ? await unclaimed(deps, uow, locked, state.receipts) : '';
      // Each of them is another payment's.
      if (receipt === undefined) return locked;
      const settled = await uow.tx.payment.update({
        where: { id },
        data: { ...ending, receipt, ...(await cardFields(uow, locked, state)), settledAt: deps.clock.now() },
      });
      await uow.tx.paymentDue.deleteMany({ where: { paymentId: id } });
      if (settled.status === 'SUCCESSFUL' && settled.purpose === 'CREDIT')
        await moveCredit(deps, uow, settled, 'TOPUP');
      if (state.saved) await keepCard(uow, settled.gateway, state.saved);
      if (settled.status === 'SUCCESSFUL') await deliver(deps)(uow, settled);
      else await noteFailure(deps)(uow, settled);
      await noteTopup(deps, uow, settled);
      uow.emit(PaymentSettledSchema, { payment: describePayment(settled) }, { key: id });
      return settled;
    });

/** The first of the gateway's records that no other payment of the workspace has. Behind the wallet's lock. */
async function unclaimed(
  deps: Deps,
  uow: Unit,
  { gateway }: Payment,
  receipts: readonly string[],
): Promise<string | undefined> {
  const { tx, workspaceId } = uow;
  await lockSubscription(deps, uow);
  const taken = await tx.payment.findMany({
    where: { workspaceId, gateway, receipt: { in: [...receipts] } },
    select: { receipt: true },
  });
  return receipts.find((one) => !taken.some(({ receipt }) => receipt === one));
}

/** A paid invoice is never edited: a negative one takes it back (defaults 4.4). */
export async function issueCreditNote(
  deps: Deps,
  uow: Unit,
  payment: Payment,
  booked: Booked = { kind: 'PAYMENT', id: payment.id },
): Promise<void> {
  const { id: paymentId, amountMinor } = payment;
  const invoice = await uow.tx.invoice.findFirst({ where: { workspaceId: uow.workspaceId, paymentId } });
  if (!invoice) return;
  if (invoice.purpose !== 'CREDIT') {
    await lockAccounts(uow);
    await bookIncome(deps, uow, payment, 'REFUND', booked);
  }
  const purpose = invoice.purpose as 'CREDIT';
  const tax = taxInPart(readTax(invoice.tax), invoice.amountMinor, -amountMinor);
  await issueInvoice(deps)(uow, {
    type: 'ONE_TIME',
    purpose,
    lines: [
      onceLine(purpose === 'CREDIT' ? 'CREDIT' : 'CARRIED', invoice.number, -amountMinor - addedBy(tax)),
      ...lineOfTax(tax),
    ],
    amountMinor: -amountMinor,
    paid: true,
    credits: invoice,
    tax,
    // It takes back what was made out to them, whoever they are now.
    billTo: readParty(invoice.billTo),
  });
}

/** Between the gateway's account and the workspace's credit; the ledger takes each kind once per payment. */
async function moveCredit(
  deps: Deps,
  uow: Unit,
  row: Payment,
  type: 'TOPUP' | 'REFUND',
  partMinor = row.amountMinor,
): Promise<void> {
  await openAccount(deps)(uow);
  await lockAccounts(uow);
  const sign = type === 'TOPUP' ? 1n : -1n;
  const micros = (minor: bigint) => sign * minor * MICROS_PER_CENT;
  await post(deps)(uow, type, 'PAYMENT', row.id, [
    { account: `topups:${row.gateway}`, commodity: 'USD', amount: -micros(partMinor) },
    { account: 'credit', commodity: 'USD', amount: micros(creditIn(row, partMinor)) },
    ...taxPosting(taxOfCredit(row, partMinor), sign),
  ]);
  await publishBalance(deps)(uow);
}

export async function findPayment({ db }: Deps, workspaceId: string, id: string): Promise<Payment> {
  const row = isUuid(id)
    ? await db.tenant(workspaceId, ({ tx }) => tx.payment.findFirst({ where: { id, workspaceId } }))
    : undefined;
  if (row) return row;
  throw notFound('The payment');
}

const notVerified = (): Refusal =>
  new Refusal({ code: 'PAYMENT_NOT_VERIFIED', message: 'We could not verify this payment. Try again later' });
