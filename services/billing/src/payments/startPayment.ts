import { invalid, Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { assertBilled } from '../mode/billed.ts';
import { billedParty } from '../invoicing/parties.ts';
import { storeTax, taxWithin, type Taxed } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import { FIRST_LOOK_MS, PAYABLE_MS } from './payment.ts';
import { assertSells, gatewayFor } from './platformGateway.ts';
import { isRenewed, PURPOSES, type Purpose } from './purposes.ts';
import { customerAt } from './savedCard.ts';
import { settlePayment } from './settlePayment.ts';

/** Characters of an address and of what names a thing, at the most. */
const LONGEST_URL = 2_000;
const LONGEST_REFERENCE = 100;

export interface StartPaymentInput {
  readonly workspaceId: string;
  readonly purpose: string;
  readonly referenceId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** With its tax. */
  readonly amountMinor: bigint;
  /** The tax in it, where that is known; left out, it is reckoned from the amount. */
  readonly tax?: Taxed | undefined;
  readonly description: string;
  readonly redirectUrl: string;
  readonly paymentGateway: string;
  /** The plan that it is for, such as BUSINESS_MONTHLY. */
  readonly product?: string;
}

/** What a caller may add: a check in the transaction that makes the row, and its id in the address to return to. */
export interface StartOptions {
  readonly check?: (uow: Unit) => Promise<void>;
  readonly redirect?: (id: string) => string;
}

/**
 * Begins a payment and says where it is paid. The row is written before the gateway hears of it, and the gateway knows the row's id:
 * whichever process dies, the money finds what it was for. A repeated request answers with the same payment.
 * @throws Refusal VALIDATION_FAILED, IDEMPOTENCY_MISMATCH for other contents under the same reference, PAYMENT_FAILED, UNAVAILABLE
 */
export const startPayment =
  (deps: Deps) =>
  async (input: StartPaymentInput, options: StartOptions = {}): Promise<Payment> => {
    assertBilled(deps);
    assertSound(deps, input);
    const { workspaceId, purpose, referenceId, attempt, amountMinor, description } = input;
    const gateway = await gatewayFor(deps, workspaceId, input.paymentGateway);
    assertSells(gateway, purpose);
    const named = isRenewed(purpose) || gateway.abilities.namesBuyer;
    const customer = named ? await customerAt(deps, workspaceId, gateway) : '';
    const row = await deps.db.tenant(workspaceId, async (uow) => {
      // Two requests for the same thing wait for each other here, so that the second finds what the first one made.
      await uow.tx
        .$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payment ${workspaceId} ${purpose} ${referenceId}`}, 0))::text`;
      const present = await uow.tx.payment.findFirst({ where: { workspaceId, purpose, referenceId, attempt } });
      if (present) return assertSame(present, input);
      await options.check?.(uow);
      const now = deps.clock.now();
      const id = deps.ids.uuid();
      const tax = storeTax('tax' in input ? input.tax : taxWithin(amountMinor, await taxTermsAt(deps, uow, now)));
      await uow.tx.paymentDue.create({
        data: { targetWorkspace: workspaceId, paymentId: id, dueAt: new Date(now.getTime() + FIRST_LOOK_MS) },
      });
      return uow.tx.payment.create({
        data: {
          id,
          workspaceId,
          purpose,
          referenceId,
          attempt,
          amountMinor,
          currency: deps.catalogue.data.currency,
          description,
          redirectUrl: options.redirect?.(id) ?? input.redirectUrl,
          gateway: gateway.id,
          status: 'PENDING',
          createdAt: now,
          expiresAt: new Date(now.getTime() + PAYABLE_MS),
          customer,
          ...(tax ? { tax } : {}),
          billTo: await billedParty(uow),
          product: input.product ?? '',
        },
      });
    });
    if (row.status !== 'PENDING' || row.externalId !== '') return row;
    const started = await gateway.start(row);
    const kept = await deps.db.tenant(workspaceId, async ({ tx }) => {
      // Of two that began at once the first one's page is the one to pay on.
      await tx.payment.updateMany({ where: { id: row.id, externalId: '' }, data: started });
      return tx.payment.findUniqueOrThrow({ where: { id: row.id } });
    });
    // Nobody has to approve it: the gateway took the money, or says why not.
    return kept.confirmationUrl === ''
      ? settlePayment(deps)({ workspaceId, paymentId: kept.id, externalId: '' })
      : kept;
  };

/** @throws Refusal VALIDATION_FAILED */
function assertSound(deps: Deps, input: StartPaymentInput): void {
  if (!PURPOSES.includes(input.purpose as Purpose)) throw invalid('purpose', 'Name what the payment is for.');
  if (input.referenceId === '' || input.referenceId.length > LONGEST_REFERENCE)
    throw invalid('referenceId', `Name what is paid for in 1 to ${LONGEST_REFERENCE} characters.`);
  if (input.amountMinor <= 0n) throw invalid('amountMinor', 'A payment is more than nothing.');
  if (input.attempt < 1) throw invalid('attempt', 'The first attempt is 1.');
  assertOwnAddress(deps, input.redirectUrl);
}

/** A gateway sends the buyer back to our site alone: anywhere else would be a way to lead people astray. */
export function assertOwnAddress({ env }: Pick<Deps, 'env'>, redirectUrl: string, field = 'redirectUrl'): void {
  const sound =
    redirectUrl.length <= LONGEST_URL &&
    URL.canParse(redirectUrl) &&
    new URL(redirectUrl).origin === new URL(env.PUBLIC_URL).origin;
  if (!sound) throw invalid(field, 'Use an address of this site to return to after the payment.');
}

function assertSame(present: Payment, { amountMinor }: StartPaymentInput): Payment {
  if (present.amountMinor === amountMinor) return present;
  throw new Refusal({
    code: 'IDEMPOTENCY_MISMATCH',
    message: 'This request was made before with a different amount. Start again.',
    field: 'idempotencyKey',
  });
}
