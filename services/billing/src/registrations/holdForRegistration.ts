import { invalid } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { placeHold } from '../holds/placeHold.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { releaseHold } from '../usage/captureUsage.ts';
import { FEE_KINDS, type FeeKind, type RegistrationFees } from './fees.ts';

/** Micros of a cent. */
export const CENT = 10_000n;
/** Reviews take weeks. What outlives its hold is asked for again before it is sent. */
const LIFETIME_SECONDS = 45 * 24 * 60 * 60;

interface Input {
  readonly workspaceId: string;
  readonly fees: readonly { readonly id: string; readonly kind: string }[];
}

interface Answer {
  readonly allowed: boolean;
  readonly code: string;
  readonly reason: string;
}

const isFee = (kind: string): kind is FeeKind => (FEE_KINDS as readonly string[]).includes(kind);

/**
 * Sets the fees of a submission aside, all of them or none. The same fee twice is held once, and one that was captured is not taken again.
 * @throws Refusal VALIDATION_FAILED for what is no fee
 */
export const holdForRegistration =
  (deps: Deps, fees: RegistrationFees) =>
  async ({ workspaceId, fees: asked }: Input): Promise<Answer> => {
    const refuse = (code: string, reason: string): Answer => ({ allowed: false, code, reason });
    const { status } = await deps.db.tenant(workspaceId, (uow) => openAccount(deps)(uow));
    if (status === 'SUSPENDED')
      return refuse(
        'WORKSPACE_SUSPENDED',
        'Registrations are paused because the last payment failed. The owner can settle it under Billing.',
      );
    const held: { id: string; kind: FeeKind }[] = [];
    for (const { id, kind } of asked) {
      if (!isFee(kind)) throw invalid('fees', `${kind} is no fee of a registration.`);
      const micros = fees.once[kind] * CENT;
      const answer = await placeHold(deps)({
        workspaceId,
        kind,
        referenceId: id,
        pool: undefined,
        units: 1,
        step: 1,
        stepMicros: micros,
        money: true,
        lifetimeSeconds: LIFETIME_SECONDS,
      });
      if (answer.state === 'refused') {
        for (const one of held) await deps.db.tenant(workspaceId, (uow) => releaseHold(deps)(uow, one.kind, one.id));
        return refuse('INSUFFICIENT_BALANCE', 'Not enough credit for the registry’s fees. Top up to continue.');
      }
      held.push({ id, kind });
    }
    return { allowed: true, code: '', reason: '' };
  };
