/** A till over HTTP for processes that are killed: it remembers what it took, loses answers, and tells of each thing late, twice or never. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a payment became here. */
export interface Taken {
  readonly paymentId: string;
  readonly workspaceId: string;
  readonly externalId: string;
  readonly cents: number;
  readonly currency: string;
  readonly at: number;
  /** Of a kept card. */
  readonly auto: boolean;
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  refunded: boolean;
  /** The bank sent the refund back later. */
  refundFailed: boolean;
  dispute?: 'OPEN' | 'WON' | 'LOST';
}

/** What is told, as often as chance wants it. */
export interface Told {
  readonly event: string;
  readonly workspaceId: string;
  readonly paymentId: string;
  readonly externalId: string;
  readonly dispute?: string;
  readonly refund?: string;
}

/** An event as the till keeps it, whether or not it was heard. */
export interface Listed extends Told {
  readonly at: number;
}

/** Shares of requests whose answer gets lost, and of cards that are declined. */
const LOST_ANSWERS = 0.03;
const DECLINED = 0.1;
/** Share of refunds that come to nothing. */
const REFUNDS_FAIL = 0.25;

export async function startTill({
  chance,
  now,
  tell,
}: {
  chance: () => number;
  now: () => number;
  tell: (told: Told) => void;
}) {
  const taken = new Map<string, Taken>();
  const listed: Listed[] = [];
  let loses = true;

  const told = ({ workspaceId, paymentId, externalId }: Taken, about: Pick<Told, 'dispute' | 'refund'> = {}) => {
    const event: Told = { event: `evt_${listed.length + 1}`, workspaceId, paymentId, externalId, ...about };
    listed.push({ ...event, at: now() });
    tell(event);
  };
  const byExternalId = (id: string) => taken.get(id.slice(id.indexOf('_') + 1));

  /** Under the payment's own key: asked again, the first answer. */
  function begin(given: Record<string, string>, auto: boolean): Taken {
    const { id = '', workspaceId = '', amountMinor = '0', currency = '' } = given;
    const present = taken.get(id);
    if (present) return present;
    const made: Taken = {
      paymentId: id,
      workspaceId,
      externalId: `${auto ? 'pi' : 'cs'}_${id}`,
      cents: Number(amountMinor),
      currency,
      at: now(),
      auto,
      status: 'PENDING',
      refunded: false,
      refundFailed: false,
    };
    taken.set(id, made);
    if (auto) {
      made.status = chance() < DECLINED ? 'FAILED' : 'SUCCESSFUL';
      told(made);
    }
    return made;
  }

  const answers: Readonly<Record<string, (given: Record<string, string>) => unknown>> = {
    start: (given) => begin(given, false),
    charge: (given) => begin(given, true),
    find: ({ id = '' }) => taken.get(id) ?? null,
    settle: ({ externalId = '' }) => byExternalId(externalId) ?? null,
    refund({ paymentId = '' }) {
      const found = taken.get(paymentId);
      if (!found || found.status !== 'SUCCESSFUL' || (found.dispute && found.dispute !== 'WON'))
        return { refused: true };
      if (!found.refunded && chance() < REFUNDS_FAIL) {
        found.refundFailed = true;
        told(found, { refund: `re_${paymentId}` });
      }
      found.refunded = true;
      return {};
    },
    failedRefund({ id = '' }) {
      const found = taken.get(id.replace('re_', ''));
      return found?.refundFailed ? found : null;
    },
    reported: ({ since = '0' }) => listed.filter(({ at }) => at >= Number(since)),
    dispute: ({ id = '' }) => taken.get(id.replace('du_', '')) ?? null,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const result = answers[(request.url ?? '').slice(1)]?.(JSON.parse(body) as Record<string, string>) ?? null;
    // What was asked for is done; nobody hears of it.
    if (loses && chance() < LOST_ANSWERS) response.destroy();
    else response.end(JSON.stringify(result));
  }

  const server = createServer((request, response) => void answer(request, response));
  // A busy machine is late for its own timers: a connection that is closed while it is used again looks like a lost answer.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    taken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The buyer pays on the page, once. */
    pay(paymentId: string): void {
      const found = taken.get(paymentId);
      if (found?.status !== 'PENDING') return;
      found.status = 'SUCCESSFUL';
      told(found);
    },
    /** The owner of the card asks the bank, which decides. */
    dispute(paymentId: string, decided: 'OPEN' | 'WON' | 'LOST'): void {
      const found = taken.get(paymentId);
      if (!found || found.status !== 'SUCCESSFUL' || found.refunded) return;
      if (decided === 'OPEN' ? found.dispute !== undefined : found.dispute !== 'OPEN') return;
      found.dispute = decided;
      told(found, { dispute: `du_${paymentId}` });
    },
    /** From now on each answer arrives: what is left is compared. */
    heal(): void {
      loses = false;
    },
    stop: () => void server.close(),
  };
}
