/** One of the processes of the money soak: it does what it is told, until it is killed. */
import { flushCompileCache } from 'node:module';
import { moneyOf } from '@ringline/billing/money';
import { remoteTill } from './moneyRemote.ts';

/** What the parent wants done, at which time of the soak. */
export interface Task {
  readonly id: number;
  readonly at: number;
  readonly what: 'buy' | 'comeBack' | 'hear' | 'hearDispute' | 'hearRefund' | 'open' | 'reconcile' | 'refund' | 'spend';
  readonly workspaceId: string;
  /** Of a payment or a call; of an event; of a thing at the till; in cents; whether with auto top-up. */
  readonly reference?: string;
  readonly event?: string;
  readonly externalId?: string;
  readonly cents?: number;
  readonly auto?: boolean;
}

export interface Done {
  readonly id: number;
  /** Of a purchase. */
  readonly paymentId?: string;
  readonly externalId?: string;
  /** A refusal's code, or what went wrong. */
  readonly refused?: string;
}

const [databaseUrl = '', till = ''] = process.argv.slice(2);
let time = 0;
const money = moneyOf({
  databaseUrl,
  gateway: remoteTill(till),
  clock: { now: () => new Date(time) },
  connections: 8,
});

process.on('message', (task: Task) => {
  time = Math.max(time, task.at);
  void work(task).then(
    (done) => process.send?.({ id: task.id, ...done }),
    (error: unknown) => {
      const { code, message } = error as { code?: string; message?: string };
      process.send?.({ id: task.id, refused: code ?? message ?? 'UNKNOWN' });
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 } satisfies Done);
// Nobody who is killed keeps anything at their end.
flushCompileCache();

async function work(task: Task): Promise<Omit<Done, 'id'>> {
  const { what, workspaceId, reference = '', event = '', externalId = '', cents = 0, auto = false } = task;
  if (what === 'buy') {
    const payment = await money.buy(workspaceId, reference, BigInt(cents));
    return { paymentId: payment.id, externalId: payment.externalId };
  }
  if (what === 'open') await money.open(workspaceId, auto);
  else if (what === 'comeBack') await money.comeBack(workspaceId, reference, externalId);
  else if (what === 'hear') await money.hear({ workspaceId, paymentId: reference, externalId }, event);
  else if (what === 'hearDispute') await money.hearDispute(externalId, event);
  else if (what === 'hearRefund') await money.hearRefund(externalId, event);
  else if (what === 'refund') await money.refund(workspaceId, reference);
  else if (what === 'spend') await money.spend(workspaceId, reference, BigInt(cents) * 10_000n);
  else await money.reconcile();
  return {};
}
