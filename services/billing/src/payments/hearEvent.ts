/** What follows from an event of a gateway, however it came: by a webhook, or found in the gateway's own list. */
import { refusalOf } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { hearDispute } from '../disputes/hearDispute.ts';
import { hearStore } from '../stores/hearStore.ts';
import type { GatewayEvent, PaymentGateway } from './gateway.ts';
import { hearFailedRefund } from './owed.ts';
import { readCard } from './savedCard.ts';
import { settlePayment } from './settlePayment.ts';

/** Refusals that a repetition does not mend: the gateway need not send the event again. */
const FINAL: ReadonlySet<string> = new Set(['NOT_FOUND', 'PAYMENT_NOT_VERIFIED']);

/** @throws Refusal for what a repetition may mend */
export const hearEvent =
  (deps: Deps) =>
  async (gateway: PaymentGateway, event: GatewayEvent): Promise<void> => {
    const { id, type, about, cardOf, dispute, refund, store } = event;
    try {
      if (cardOf !== undefined) await readCard(deps, cardOf, gateway);
      if ((about ?? dispute ?? refund ?? store) === undefined || (await isKnown(deps, id))) return;
      if (dispute !== undefined) await hearDispute(deps)(gateway, dispute, { id, type });
      else if (refund !== undefined) await hearFailedRefund(deps)(gateway, refund, { id, type });
      else if (store !== undefined) await hearStore(deps)(gateway, event, store);
      else if (about) await settlePayment(deps)(about, { id, type });
    } catch (error) {
      const code = refusalOf(error)?.code ?? '';
      if (!FINAL.has(code)) throw error;
      deps.log.warn({ event: id, type, code }, 'a gateway reported a payment that is none of ours');
    }
  };

const isKnown = ({ db }: Deps, id: string): Promise<boolean> =>
  db.platform('an event of a gateway names its workspace only once it is read', async ({ tx }) =>
    Boolean(await tx.gatewayEvent.findUnique({ where: { id } })),
  );
