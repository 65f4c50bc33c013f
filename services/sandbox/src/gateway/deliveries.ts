/** Brings events to the application, signed as the provider signs them, and again when it did not answer with 2xx. */
import { createHmac } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import type { GatewayDelivery } from '../generated/prisma/client.ts';
import type { Wire } from '../wire/wire.ts';
import type { Gateway } from './gateway.ts';

/** Milliseconds until each further try. */
const AGAIN_MS = [1_000, 5_000, 30_000, 300_000, 3_600_000];
const TIMEOUT_MS = 10_000;
/** Milliseconds to the next look when the database was away, and at the longest. */
const AFTER_TROUBLE_MS = 1_000;
const LONGEST_NAP_MS = 60_000;

export interface Deliveries {
  /** Call after a write that added events. */
  wake(): void;
  stop(): Promise<void>;
}

export function createDeliveries(deps: {
  gateway: Gateway;
  clock: Clock;
  wire: Wire;
  /** Where the application hears of payments. */
  url: string;
  secret: string;
  onError: (error: unknown) => void;
}): Deliveries {
  const { gateway, clock, wire, url, secret } = deps;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let nap: NodeJS.Timeout | undefined;

  async function deliver({ id, eventId, attempt }: GatewayDelivery): Promise<void> {
    const event = await gateway.within((tx) => gateway.event(tx, eventId));
    const payload = JSON.stringify(event);
    const time = Math.floor(clock.now().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${signature}` },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.body?.cancel().then(() => answer.status) ?? answer.status,
      () => 0,
    );
    const heard = status >= 200 && status < 300;
    const text = `POST ${new URL(url).pathname} ${event.type}`;
    const result = status === 0 ? 'failed' : String(status);
    wire.note({ direction: 'out', text, result, tone: heard ? 'good' : 'bad', about: [] });
    // The application ends together with us: the next process reports it.
    if (!heard && stopped) return;
    const pause = heard ? undefined : AGAIN_MS[attempt];
    await gateway.within((tx) =>
      pause === undefined
        ? tx.gatewayDelivery.deleteMany({ where: { id } })
        : tx.gatewayDelivery.updateMany({
            where: { id },
            data: { attempt: attempt + 1, dueAt: new Date(clock.now().getTime() + pause) },
          }),
    );
  }

  async function round(): Promise<void> {
    do {
      again = false;
      const due = await gateway.within((tx) =>
        tx.gatewayDelivery.findMany({
          where: { dueAt: { lte: clock.now() } },
          orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
          take: 50,
        }),
      );
      for (const delivery of due) await deliver(delivery);
      if (due.length > 0) again = true;
    } while (again && !stopped);
    const next = await gateway.within((tx) => tx.gatewayDelivery.findFirst({ orderBy: { dueAt: 'asc' } }));
    if (next) sleep(next.dueAt.getTime() - clock.now().getTime());
  }

  function sleep(ms: number): void {
    clearTimeout(nap);
    if (stopped) return;
    nap = setTimeout(wake, Math.min(LONGEST_NAP_MS, Math.max(1, ms)));
    nap.unref();
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => {
        deps.onError(error);
        sleep(AFTER_TROUBLE_MS);
      })
      .finally(() => {
        running = undefined;
      });
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(nap);
      await running;
    },
  };
}
