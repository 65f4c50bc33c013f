/**
 * Delivers the due callbacks: those of one key one after the other, those of different keys side by side. A callback
 * is forgotten once it was answered or given up, as the provider does: its loss is the application's to notice.
 */
import type { Clock } from '@ringline/kit/clock';
import type { Faults } from '../../faults/faults.ts';
import type { Store } from '../../store/store.ts';
import type { Wire } from '../../wire/wire.ts';
import type { CallbackRecord } from '../records.ts';
import type { ViberAccount } from '../deps.ts';
import { sendSignedJson } from './signedJson.ts';
import { sendWebhook, WebhookFailure } from './transport.ts';

export interface CallbackQueue {
  /** Call after a write that added callbacks. */
  readonly wake: () => void;
  /** Resolves when nothing due is left to deliver: for tests and an orderly end. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const atOnce = 16;
/** setTimeout cannot wait longer than this; the queue then looks again. */
const longestNap = 60_000;
/** The database was away: look again after this. */
const afterTroubleMs = 1_000;

export function createCallbackQueue(deps: {
  store: Store;
  clock: Clock;
  wire: Wire;
  faults: Faults;
  authToken: string;
  viber: ViberAccount | undefined;
  onError: (error: unknown) => void;
}): CallbackQueue {
  const { store, clock, wire, faults } = deps;
  const busy = new Set<string>();
  /** Started in this process. A list of due rows that was read while one was under way still holds it. */
  const started = new Set<string>();
  const finished: string[] = [];
  const inFlight = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let again = false;
  let nap: NodeJS.Timeout | undefined;
  let stopped = false;

  async function deliver(callback: CallbackRecord): Promise<void> {
    const { hook, params, about } = callback;
    const path = pathOf(hook.url);
    const event = params['StatusCallbackEvent'] ?? params['CallStatus'] ?? params['MessageStatus'] ?? '';
    if (faults.take('lost-callback', about)) {
      wire.note({
        direction: 'out',
        text: `${hook.method} ${path} ${event} lost by fault`,
        result: 'lost',
        tone: 'warn',
        about,
        detail: params,
      });
    } else {
      const send = (note: Parameters<typeof sendWebhook>[3]) =>
        callback.json && deps.viber
          ? sendSignedJson(hook.url, callback.json, deps.viber, clock.now(), note)
          : sendWebhook(hook, params, deps.authToken, note);
      const failure = await send((attempt) => {
        wire.note({
          direction: 'out',
          text: attempt.attempt === 0 ? `${hook.method} ${path} ${event}` : `retry ${attempt.attempt}, same signature`,
          result: attempt.status === undefined ? 'failed' : String(attempt.status),
          ms: attempt.ms,
          tone: attempt.status !== undefined && attempt.status < 400 ? 'good' : 'bad',
          about,
          detail: { ...params, ...(attempt.failure !== undefined && { failure: attempt.failure }) },
        });
      }).then(
        () => undefined,
        (error: unknown) => error,
      );
      // The application ends together with us: the next process reports it.
      if (stopped && failure instanceof WebhookFailure && failure.phase === 'connect') return;
    }
    await store.forgetCallback(callback.id);
  }

  async function round(): Promise<void> {
    do {
      again = false;
      // Their rows are gone before this read begins, so it cannot show them again.
      for (const id of finished.splice(0)) started.delete(id);
      const due = await store.dueCallbacks(clock.now(), 200);
      for (const callback of due) {
        if (started.has(callback.id) || busy.has(callback.key) || busy.size >= atOnce) continue;
        busy.add(callback.key);
        started.add(callback.id);
        const delivery = deliver(callback)
          .catch(deps.onError)
          .finally(() => {
            busy.delete(callback.key);
            finished.push(callback.id);
            inFlight.delete(delivery);
            wake();
          });
        inFlight.add(delivery);
      }
      if (due.length === 0) await napUntilNext();
    } while (again && !stopped);
  }

  async function napUntilNext(): Promise<void> {
    const next = await store.nextCallbackDue(clock.now());
    clearTimeout(nap);
    if (next && !stopped) {
      nap = setTimeout(wake, Math.min(longestNap, Math.max(1, next.getTime() - clock.now().getTime())));
      nap.unref();
    }
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= round()
      .catch((error: unknown) => {
        deps.onError(error);
        nap = setTimeout(wake, afterTroubleMs);
        nap.unref();
      })
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  return {
    wake,
    async idle() {
      while (running || inFlight.size > 0) await Promise.all([running, ...inFlight]);
    },
    async stop() {
      stopped = true;
      clearTimeout(nap);
      await Promise.all([running, ...inFlight]);
    },
  };
}

function pathOf(url: string): string {
  const parsed = new URL(url);
  return parsed.pathname;
}
