/** Brings events to the application, signed as their provider signs them, and again when it did not answer with 2xx. */
import type { Clock } from '@ringline/kit/clock';
import type { GatewayDelivery } from '../generated/prisma/client.ts';
import type { Wire } from '../wire/wire.ts';
import type { Provider, Records, Told } from './records.ts';

/** Milliseconds until each further try. */
const AGAIN_MS = [1_000, 5_000, 30_000, 300_000, 3_600_000];
const TIMEOUT_MS = 10_000;
/** Milliseconds to the next look when the database was away, and at the longest. */
const AFTER_TROUBLE_MS = 1_000;
const LONGEST_NAP_MS = 60_000;

interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A provider that is no longer set up: its events wait, and are lost in the end. */
const NOBODY: Letter = { url: 'http://127.0.0.1:9/', headers: {}, body: '' };

export interface Deliveries {
  /** Call after a write that added events. */
  wake(): void;
  stop(): Promise<void>;
}

export function createDeliveries(deps: {
  records: Pick<Records, 'read' | 'within'>;
  clock: Clock;
  wire: Wire;
  /** How each provider writes what it tells. */
  letters: Readonly<Partial<Record<Provider, (event: Told) => Letter>>>;
  onError: (error: unknown) => void;
}): Deliveries {
  const { records, clock, wire, letters } = deps;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let nap: NodeJS.Timeout | undefined;

  async function deliver({ id, eventId, attempt }: GatewayDelivery): Promise<void> {
    const event = await records.within((tx) => records.read<Told>(tx, 'event', eventId));
    const letter = letters[event.sandbox_provider ?? 'stripe']?.(event);
    const { url, headers, body } = letter ?? NOBODY;
    const status = await fetch(url, {
      method: 'POST',
      headers,
      body,
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
    await records.within((tx) =>
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
      const due = await records.within((tx) =>
        tx.gatewayDelivery.findMany({
          where: { dueAt: { lte: clock.now() } },
          orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
          take: 50,
        }),
      );
      for (const delivery of due) await deliver(delivery);
      if (due.length > 0) again = true;
    } while (again && !stopped);
    const next = await records.within((tx) => tx.gatewayDelivery.findFirst({ orderBy: { dueAt: 'asc' } }));
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
