import { parseClientIdentity } from '@ringline/kit/carrier';
import { isUuid } from '@ringline/kit/ids';
import type { LegAddress, LegStep } from '../carrier/addresses.ts';
import type { Deps } from '../context.ts';
import { type ApplyInput, ringCandidates } from './applyInput.ts';
import { readCall } from './callStore.ts';
import { type LegScript, legScript } from './engine/legScript.ts';
import { applyPending, ofThisLeg } from './legStatus.ts';

/** What the carrier says along: its call, what was pressed, and of which question. */
interface Asking {
  sid: string;
  key: string;
  asked: number;
}

/** A leg asks what to do: after its prompts, with a key, at answer, or because we told it to ask again. */
export function askForLeg(deps: Deps, apply: ApplyInput) {
  return async (leg: LegAddress, step: LegStep, { sid, key, asked }: Asking): Promise<LegScript> => {
    const { workspaceId, callId, legId } = leg;
    if (step === 'now') {
      const call = await deps.db.tenant(workspaceId, (uow) => readCall(uow.tx, workspaceId, callId));
      return call ? legScript(call, legId) : { do: 'HANG_UP' };
    }
    if (step === 'played' || step === 'keys') {
      const heard = await apply({
        workspaceId,
        callId,
        key: `${step}:${legId}:${asked}`,
        input: step === 'keys' ? { type: 'KEY', legId, asked, key } : { type: 'PLAYED', legId, visit: asked },
      });
      return heard ? legScript(heard.call, legId) : { do: 'HANG_UP' };
    }
    const applied =
      step === 'greeted'
        ? await apply({
            workspaceId,
            callId,
            key: 'greeted',
            input: async (tx, call) => ({ type: 'GREETED', candidates: await ringCandidates(deps, tx, call) }),
          })
        : await ofThisLeg(apply)({
            workspaceId,
            callId,
            key: `answered:${legId}`,
            input: async (tx, call) => {
              const userId = call.legs[legId]?.userId;
              const others =
                userId == null
                  ? 0
                  : await tx.engagement.count({ where: { workspaceId, userId, kind: 'CALL', NOT: { callId } } });
              return { type: 'OFFER_ANSWERED', legId, sid, engaged: others > 0 };
            },
          });
    if (!applied) return { do: 'HANG_UP' };
    // Whoever knows the extension presses it while the greeting is heard; a single key skips it alone (defaults 11.1).
    if (step !== 'greeted' || key.length < 2) return legScript(applied.call, legId);
    const asks = applied.call.flowAt?.visit ?? 0;
    const input = { type: 'KEY', legId, asked: asks, key } as const;
    const pressed = await apply({ workspaceId, callId, key: 'greeted:keys', input });
    return pressed ? legScript(pressed.call, legId) : { do: 'HANG_UP' };
  };
}

/** A device of ours connected through the TwiML app, with the parameters that PlaceCall or RejoinCall gave it. */
export function connectDevice(deps: Deps, apply: ApplyInput) {
  const pending = applyPending(deps, apply);
  return async (webhook: {
    sid: string;
    from: string;
    callId: string;
    legId: string;
  }): Promise<{ script: LegScript; leg: LegAddress | null }> => {
    const device = parseClientIdentity(webhook.from);
    if (!device || !isUuid(webhook.callId)) return { script: { do: 'HANG_UP' }, leg: null };
    const leg = { workspaceId: device.workspaceId, callId: webhook.callId, legId: webhook.legId };
    const applied = await ofThisLeg(apply)({
      workspaceId: leg.workspaceId,
      callId: leg.callId,
      key: `connected:${webhook.sid}`,
      input: { type: 'DEVICE_CONNECTED', legId: leg.legId, sid: webhook.sid, userId: device.userId },
    });
    const known = applied?.call.legs[leg.legId];
    if (!applied || known?.userId !== device.userId || known.sid !== webhook.sid)
      return { script: { do: 'HANG_UP' }, leg };
    if (!applied.duplicate)
      pending(leg, webhook.sid).catch((error: unknown) =>
        deps.log.error({ err: error }, 'waiting reports could not be applied'),
      );
    return { script: legScript(applied.call, leg.legId), leg };
  };
}
