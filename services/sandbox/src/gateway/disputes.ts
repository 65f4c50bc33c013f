/** Payments that their owner questions at the bank: the money leaves at once, and comes back if the bank finds for us. */
import { GatewayError } from './errors.ts';
import { assertKnown, type Form } from './form.ts';
import { idOf, type Records, type Tx } from './records.ts';

/** As the provider tells it, as far as it is read. */
export interface Dispute {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly reason: string;
  readonly created: number;
  readonly payment_intent: string;
  readonly evidence_details: { readonly due_by: number };
}

/** What is disputed, as far as a dispute tells it. */
interface Paid {
  readonly id: string;
  readonly amount: number;
  readonly currency: string | null;
  readonly latest_charge: string;
}

/** Seconds in which evidence can be given. */
const RESPOND_SECONDS = 7 * 86_400;
/** What the provider's test mode decides by: the text of the evidence. */
const WINNING = 'winning_evidence';
const OPEN: ReadonlySet<string> = new Set(['needs_response', 'under_review']);

export type Disputes = ReturnType<typeof createDisputes>;

export function createDisputes({ now, save, read, report }: Pick<Records, 'now' | 'read' | 'report' | 'save'>) {
  const dispute = (tx: Tx, id: string) => read<Dispute & Record<string, unknown>>(tx, 'dispute', id);

  /** The bank decides. One that is decided stays so. */
  async function decideDispute(tx: Tx, id: string, won: boolean): Promise<Dispute> {
    const found = await dispute(tx, id);
    if (!OPEN.has(found.status)) return found;
    const decided = { ...found, status: won ? ('won' as const) : ('lost' as const) };
    await save(tx, 'dispute', decided);
    await report(tx, [
      { type: 'charge.dispute.closed', object: decided },
      { type: won ? 'charge.dispute.funds_reinstated' : 'charge.dispute.updated', object: decided },
    ]);
    return decided;
  }

  return {
    dispute,
    decideDispute,

    /** A cardholder questions a payment; the money leaves. */
    async raiseDispute(tx: Tx, { id, amount, currency, latest_charge: charge }: Paid): Promise<Dispute> {
      const created = now();
      const made = {
        id: idOf('du'),
        object: 'dispute',
        amount,
        currency: currency ?? 'usd',
        charge,
        payment_intent: id,
        status: 'needs_response' as const,
        reason: 'fraudulent',
        created,
        evidence: {},
        evidence_details: {
          due_by: created + RESPOND_SECONDS,
          enhanced_eligibility: {},
          has_evidence: false,
          past_due: false,
          submission_count: 0,
        },
        balance_transactions: [],
        enhanced_eligibility_types: [],
        is_charge_refundable: false,
        livemode: false,
        metadata: {},
      };
      await save(tx, 'dispute', made);
      await report(tx, [
        { type: 'charge.dispute.created', object: made },
        { type: 'charge.dispute.funds_withdrawn', object: made },
      ]);
      return made;
    },

    /** `POST /v1/disputes/{id}` with evidence: in test mode its text decides, as at the provider. */
    async answerDispute(tx: Tx, id: string, form: Form): Promise<Dispute> {
      assertKnown(form, ['evidence', 'submit', 'metadata']);
      const text = form.text('evidence[uncategorized_text]');
      if (form.text('submit') === 'false') return dispute(tx, id);
      if (text === '') throw new GatewayError(400, 'There is no evidence to submit.', { param: 'evidence' });
      return decideDispute(tx, id, text === WINNING);
    },

    /** Whether the bank has yet to decide, or has decided against us: such a payment can't be refunded. */
    async isOpen(tx: Tx, intent: string): Promise<boolean> {
      const rows = await tx.gatewayObject.findMany({
        where: { kind: 'dispute', record: { path: ['payment_intent'], equals: intent } },
      });
      return rows.some(({ record }) => (record as unknown as Dispute).status !== 'won');
    },

    /** `GET /v1/disputes`, newest first. */
    async disputes(tx: Tx) {
      const rows = await tx.gatewayObject.findMany({
        where: { kind: 'dispute' },
        orderBy: { createdAt: 'desc' },
        take: 100,
      });
      const data = rows.map(({ record }) => record as unknown as Dispute);
      return { object: 'list', url: '/v1/disputes', has_more: false, data };
    },
  };
}
