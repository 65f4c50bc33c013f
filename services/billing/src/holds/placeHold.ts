import type { Deps } from '../context.ts';
import type { Commodity } from '../ledger/ledger.ts';
import { openAccount } from '../subscriptions/openAccount.ts';

export interface Ask {
  readonly workspaceId: string;
  readonly kind: 'CALL' | 'MESSAGE';
  /** Call or message id. */
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
  readonly state: 'held' | 'refused' | 'captured';
  /** Seconds or segments that are covered in all. */
  readonly units: number;
  readonly micros: bigint;
}

/** Makes a hold cover what is asked for, atomically, as one statement (defaults 5.2, step 8). The same ask twice holds once. */
export const placeHold =
  (deps: Deps) =>
  async (ask: Ask): Promise<Answer> => {
    const { db, clock, ids, balances } = deps;
    const now = clock.now();
    const attempt = async (): Promise<{ state: string; units: number; micros: number }> => {
      const { rows } = await db.pool.query<{ answer: { state: string; units: number; micros: number } }>(
        'SELECT place_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS answer',
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
