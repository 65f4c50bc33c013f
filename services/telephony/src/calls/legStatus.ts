import { violates } from '@ringline/kit/db';
import type { LegAddress } from '../carrier/addresses.ts';
import type { Deps, Transaction } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import type { CallInput, LegOutcome } from './engine/inputs.ts';
import type { LegStatus } from './engine/state.ts';
import { sidLock } from './sidLock.ts';

type LegStatusInput = Extract<CallInput, { type: 'LEG_STATUS' }>;

/** The carrier's words for the state of a call leg, in the engine's. Undefined: a word that we do not know. */
export function readLegStatus(word: string): { status: LegStatus; outcome: LegOutcome | null } | undefined {
  const live: Readonly<Record<string, LegStatus>> = {
    queued: 'INITIATED',
    initiated: 'INITIATED',
    ringing: 'RINGING',
    'in-progress': 'ANSWERED',
    answered: 'ANSWERED',
  };
  const status = live[word];
  if (status) return { status, outcome: null };
  const outcome = (['completed', 'busy', 'no-answer', 'failed', 'canceled'] as const).find((known) => known === word);
  return outcome && { status: 'ENDED', outcome };
}

export interface LegReport {
  sid: string;
  /** The carrier's word. */
  word: string;
  sipCode: number | null;
  /** When the leg ended, epoch ms, where the carrier was asked late. */
  endedAt?: number;
}

/**
 * For what the carrier tells of a leg: a leg has one call at the carrier and keeps it, so what names another leg's call says
 * nothing about this one, and is answered as if there were no such call.
 */
export function ofThisLeg(apply: ApplyInput): ApplyInput {
  return async (envelope) => {
    try {
      return await apply(envelope);
    } catch (error) {
      if (!violates(error, ['call_leg_sid'])) throw error;
      return null;
    }
  };
}

/** A status callback of a leg whose id travels in the address, or what the carrier answered when it was asked. */
export function legReported(apply: ApplyInput) {
  return async (leg: LegAddress, report: LegReport): Promise<void> => {
    const input = statusInput(leg.legId, report);
    if (!input) return;
    const { workspaceId, callId, legId } = leg;
    await ofThisLeg(apply)({ workspaceId, callId, key: statusKey(legId, report), input });
  };
}

/** A status callback that names its leg by sid alone; one for an unknown leg waits for it. */
export function legReportedBySid(deps: Deps, apply: ApplyInput) {
  return async (workspaceId: string, report: LegReport): Promise<void> => {
    const known = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const find = () => tx.callLeg.findUnique({ where: { workspaceId_sid: { workspaceId, sid: report.sid } } });
      const leg = (await find()) ?? (await lockSid(tx, report.sid).then(find));
      if (leg) return leg;
      await tx.pendingInput.createMany({
        data: [
          {
            workspaceId,
            sid: report.sid,
            key: statusKey(report.sid, report),
            input: { ...report },
            receivedAt: deps.clock.now(),
          },
        ],
        skipDuplicates: true,
      });
      return null;
    });
    if (known) await legReported(apply)({ workspaceId, callId: known.callId, legId: known.id }, report);
  };
}

/** A leg has become known: what came for it before is applied now. */
export function applyPending(deps: Deps, apply: ApplyInput) {
  return async (leg: LegAddress, sid: string): Promise<void> => {
    const { workspaceId } = leg;
    const waiting = await deps.db.tenant(workspaceId, async ({ tx }) => {
      await lockSid(tx, sid);
      return tx.pendingInput.findMany({ where: { workspaceId, sid }, orderBy: { receivedAt: 'asc' } });
    });
    for (const { input } of waiting) await legReported(apply)(leg, input as unknown as LegReport);
    if (waiting.length > 0) {
      await deps.db.tenant(workspaceId, ({ tx }) => tx.pendingInput.deleteMany({ where: { workspaceId, sid } }));
    }
  };
}

const lockSid = (tx: Transaction, sid: string) => tx.$executeRawUnsafe(`SELECT ${sidLock('$1')}`, sid);

function statusInput(legId: string, { sid, word, sipCode, endedAt }: LegReport): LegStatusInput | undefined {
  const read = readLegStatus(word);
  if (!read) return undefined;
  return { type: 'LEG_STATUS', legId, sid, ...read, sipCode, ...(endedAt === undefined ? {} : { endedAt }) };
}

const statusKey = (leg: string, { word }: LegReport): string => `status:${leg}:${word}`;
