/**
 * Named steps of a purchase at which the process that takes it dies: before one of its changes is committed, before a request leaves
 * for the carrier or the gateway, or when it has been answered and nobody hears of it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Stop =
  | { readonly in: 'telephony' | 'billing'; readonly state: string }
  | { readonly ask: RegExp; readonly when: 'before' | 'after' };

/** What a purchase meets on its way: the number is sold, somebody else bought it after the payment, or the plan pays it. */
export type Way = 'owned' | 'gone' | 'free';

const PAGE = /^POST \/sandbox\/gateway\/v1\/checkout\/sessions/;
const PAID = /^GET \/sandbox\/gateway\/v1\/checkout\/sessions/;
const REFUND = /^POST \/sandbox\/gateway\/v1\/refunds/;
const LOOK = /^GET \/sandbox\/carrier\/.*\/IncomingPhoneNumbers\.json/;
const BUY = /^POST \/sandbox\/carrier\/.*\/IncomingPhoneNumbers\.json/;

const kept = (name: string, where: 'telephony' | 'billing', state: string) =>
  [name, { in: where, state } as Stop] as const;
const asked = (name: string, ask: RegExp): (readonly [string, Stop])[] => [
  [`${name} is asked`, { ask, when: 'before' }],
  [`${name} has answered`, { ask, when: 'after' }],
];
const RESERVED = kept('reserved is kept', 'telephony', 'RESERVED');
const UP_TO_PAYMENT = [
  RESERVED,
  kept('paying is kept', 'telephony', 'PAYING'),
  kept('the payment is kept', 'billing', 'PENDING'),
  ...asked('the gateway for a page', PAGE),
  kept('the payment’s page is kept', 'billing', 'PENDING with a page'),
  kept('the purchase’s page is kept', 'telephony', 'PAYING with a page'),
];
const FROM_PAYMENT = [
  ...asked('the gateway whether it is paid', PAID),
  kept('the payment is successful', 'billing', 'SUCCESSFUL'),
  kept('paid is kept', 'telephony', 'PAID'),
  kept('buying is kept', 'telephony', 'BUYING'),
  ...asked('the carrier for the number', LOOK),
  ...asked('the carrier to sell', BUY),
];
const DONE = kept('done is kept', 'telephony', 'DONE');

export const STEPS: Readonly<Record<Way, readonly (readonly [string, Stop])[]>> = {
  owned: [...UP_TO_PAYMENT, ...FROM_PAYMENT, DONE],
  gone: [
    ...FROM_PAYMENT,
    kept('refunding is kept', 'telephony', 'REFUNDING'),
    ...asked('the gateway for the refund', REFUND),
    kept('the payment is refunded', 'billing', 'REFUNDED'),
    kept('given back is kept', 'telephony', 'REFUNDING and given back'),
    kept('failed is kept', 'telephony', 'FAILED'),
  ],
  free: [
    RESERVED,
    kept('paid is kept', 'telephony', 'PAID'),
    kept('buying is kept', 'telephony', 'BUYING'),
    ...asked('the carrier for the number', LOOK),
    ...asked('the carrier to sell', BUY),
    DONE,
  ],
};

/** Whether a step comes before the buyer has paid. */
export const beforePayment = (name: string): boolean => UP_TO_PAYMENT.some(([one]) => one === name);

/** Of the advisory lock at which a change waits that is not to be committed. */
const LOCK = 20_261_228;
const LOOK_MS = 15;
const AT_THE_LOCK = `
  SELECT a.pid, a.application_name AS worker FROM pg_locks l JOIN pg_stat_activity a USING (pid)
  WHERE l.locktype = 'advisory' AND NOT l.granted AND l.objid = $1 AND a.datname = current_database()`;

const prepared = (table: string, state: string, owner: string) => `
  CREATE SCHEMA soak;
  CREATE TABLE soak.halt (owner text, state text);
  CREATE TABLE soak.seen (id uuid, state text, at timestamptz);
  GRANT USAGE ON SCHEMA soak TO PUBLIC;
  GRANT SELECT ON soak.halt TO PUBLIC;
  GRANT INSERT ON soak.seen TO PUBLIC;
  CREATE FUNCTION soak.look() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE now_is text := NEW.status || ${state};
  BEGIN
    INSERT INTO soak.seen VALUES (NEW.id, now_is, clock_timestamp());
    IF EXISTS (SELECT FROM soak.halt h WHERE h.owner = NEW.${owner} AND h.state = now_is) THEN
      PERFORM pg_advisory_xact_lock(${LOCK});
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER soak AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION soak.look();`;

/** What a stop is about: a look at a payment and a refund name no number. */
interface About {
  readonly number: string;
  readonly purchaseId: string;
  /** Once there is a payment: its id, and the one of its page. */
  readonly paymentId?: string;
  readonly page?: string;
}

interface Armed extends About {
  readonly stop: Stop;
  readonly fired: PromiseWithResolvers<string>;
}

/** @param kill ends the process of that name at once, and returns when it is gone */
export async function createStops(
  urls: Readonly<Record<'telephony' | 'billing', string>>,
  kill: (worker: string) => Promise<void>,
) {
  const open = (url: string) => new pg.Pool({ connectionString: url, max: 3 });
  const clients = { telephony: open(urls.telephony), billing: open(urls.billing) };
  await clients.telephony.query(
    prepared(
      'number_purchase',
      `CASE WHEN NEW.status = 'PAYING' AND NEW.payment_id IS NOT NULL THEN ' with a page'
            WHEN NEW.status = 'REFUNDING' AND NEW.refunded THEN ' and given back' ELSE '' END`,
      'number',
    ),
  );
  await clients.billing.query(
    prepared(
      'payment',
      `CASE WHEN NEW.status = 'PENDING' AND NEW.external_id <> '' THEN ' with a page' ELSE '' END`,
      'reference_id',
    ),
  );
  // Held by connections of their own for as long as the soak lasts.
  const holders = await Promise.all(Object.values(clients).map((pool) => pool.connect()));
  for (const holder of holders) await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
  let armed: Armed | undefined;

  async function fire(worker: string): Promise<void> {
    const { fired } = armed ?? {};
    armed = undefined;
    await kill(worker);
    await release();
    fired?.resolve(worker);
  }

  /** Nobody stops any more, and who stands there is gone: the lock is never given, and what a transaction has locked would stay so. */
  async function release(): Promise<void> {
    for (const client of Object.values(clients)) {
      await client.query('DELETE FROM soak.halt');
      // One that looked a moment before gets there a moment later.
      for (let clear = 0; clear < 2; clear += 1) {
        const { rowCount } = await client.query(`SELECT pg_terminate_backend(pid) FROM (${AT_THE_LOCK}) AS halted`, [
          LOCK,
        ]);
        if (rowCount !== 0) clear = 0;
        await pause(LOOK_MS);
      }
    }
  }

  /** Who waits at the lock dies there, and so does its transaction. */
  async function watch(where: 'telephony' | 'billing', one: Armed): Promise<void> {
    while (armed === one) {
      const { rows } = await clients[where].query<{ worker: string }>(AT_THE_LOCK, [LOCK]);
      const [halted] = rows;
      if (halted) return fire(halted.worker);
      await pause(LOOK_MS);
    }
  }

  const digits = (text: string) => decodeURIComponent(text.replaceAll('+', ' ')).replaceAll(/\D/g, '');
  function isAbout({ number, page = '', paymentId = '' }: About, what: string, body: string): boolean {
    if (PAID.test(what)) return page !== '' && what.includes(page);
    if (REFUND.test(what)) return paymentId !== '' && body.includes(paymentId);
    return digits(body).includes(number.slice(1)) || digits(what).includes(number.slice(1));
  }
  return {
    /** `fired` tells the name of the process that died there. */
    async arm(stop: Stop, about: About): Promise<{ fired: Promise<string> }> {
      const one: Armed = { ...about, stop, fired: Promise.withResolvers() };
      armed = one;
      if ('in' in stop) {
        const owner = stop.in === 'telephony' ? about.number : about.purchaseId;
        await clients[stop.in].query('INSERT INTO soak.halt VALUES ($1, $2)', [owner, stop.state]);
        watch(stop.in, one).catch((error: unknown) => one.fired.reject(error as Error));
      }
      return { fired: one.fired.promise };
    },
    async disarm(): Promise<void> {
      armed = undefined;
      await release();
    },
    /** A request of a process passes. @returns whether the process has died at it */
    async passes(worker: string, what: string, body: string, when: 'before' | 'after'): Promise<boolean> {
      if (!armed || !('ask' in armed.stop) || armed.stop.when !== when || !armed.stop.ask.test(what)) return false;
      if (!isAbout(armed, what, body)) return false;
      await fire(worker);
      return true;
    },
    clients,
    async stop(): Promise<void> {
      for (const holder of holders) holder.release(true);
      for (const client of Object.values(clients)) await client.end();
    },
  };
}
