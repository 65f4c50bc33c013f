import type { Deps } from '../context.ts';
import type { Commodity } from '../ledger/ledger.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import type { UsageKind } from '../usage/kinds.ts';

export interface Ask {
  readonly workspaceId: string;
  readonly kind: UsageKind;
  /** Call, message or recording id. */
  readonly referenceId: string;
  /** Allowance that is drawn on first; undefined: money alone. */
  readonly pool: Exclude<Commodity, 'USD'> | undefined;
  /** Seconds or segments that shall be covered in all. */
  readonly units: number;
  readonly step: number;
  readonly stepMicros: bigint;
  /** false: the allowance alone pays, and what it covers is enough. */
  readonly money: boolean;
  readonly lifetimeSeconds: number;
}

export interface Answer {
  /** capped: the workspace is new, and it has spent what it may in a day. */
  readonly state: 'held' | 'refused' | 'captured' | 'capped';
  /** Seconds or segments that are covered in all. */
  readonly units: number;
  readonly micros: bigint;
}

const DAY_MS = 86_400_000;
const dollars = (micros: bigint): string => `$${micros / 1_000_000n}`;
/** What a new workspace may spend in 24 hours, in micros of US dollars (defaults 5.5). */
export const NEW_WORKSPACE_CAP_MICROS = 25_000_000n;
/** A workspace is new for so many days, or until it has paid so much, whichever ends first (defaults 5.5). */
export const NEW_DAYS = 7;
export const NEW_PAID_MICROS = 50_000_000n;
/** What whoever meets the cap is told. */
export const SPEND_CAP = {
  code: 'SPEND_CAP',
  reason: `While a workspace is new, it may spend ${dollars(NEW_WORKSPACE_CAP_MICROS)} in 24 hours on calls and texts, and that is spent. Try again tomorrow, or top up ${dollars(NEW_PAID_MICROS)}.`,
} as const;
/** What costs a third party's money; the words of a recording are bounded by the calls. */
const CAPPED: ReadonlySet<UsageKind> = new Set(['CALL', 'MESSAGE']);

/** Cap, since when spending counts, since when a workspace is new, and what ends its being new. */
const capAt = (now: Date) => [
  NEW_WORKSPACE_CAP_MICROS.toString(),
  new Date(now.getTime() - DAY_MS),
  new Date(now.getTime() - NEW_DAYS * DAY_MS),
  NEW_PAID_MICROS.toString(),
];

/** Makes a hold cover what is asked for, atomically, as one statement (defaults 5.2, step 8). The same ask twice holds once. */
export const placeHold =
  (deps: Deps) =>
  async (ask: Ask): Promise<Answer> => {
    const { db, clock, ids, balances } = deps;
    const now = clock.now();
    const attempt = async (): Promise<{ state: string; units: number; micros: number }> => {
      const { rows } = await db.pool.query<{ answer: { state: string; units: number; micros: number } }>(
        `SELECT ${CAPPED.has(ask.kind) ? 'place_capped_hold($12, $13, $14, $15, ' : 'place_hold('}$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS answer`,
        [
          ask.workspaceId,
          ids.uuid(),
          ask.kind,
          ask.referenceId,
          ask.pool ?? '',
          ask.units,
          ask.step,
          ask.stepMicros.toString(),
          ask.money,
          now,
          new Date(now.getTime() + ask.lifetimeSeconds * 1000),
          ...(CAPPED.has(ask.kind) ? capAt(now) : []),
        ],
      );
      const answer = rows[0]?.answer;
      if (!answer) throw new Error('place_hold gave no answer');
      return answer;
    };
    let answer = await attempt();
    if (answer.state === 'unknown') {
      // The workspace is so new that its event has not arrived.
      await db.tenant(ask.workspaceId, (uow) => openAccount(deps)(uow));
      answer = await attempt();
    }
    balances.soon(ask.workspaceId);
    return { state: answer.state as Answer['state'], units: answer.units, micros: BigInt(answer.micros) };
  };
