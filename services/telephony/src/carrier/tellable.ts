/** What a leg is told, also where its script cannot be told: then the call goes on to what it would do next, and never asks again. */
import { legScript, type LegScript } from '../calls/engine/legScript.ts';
import type { ApplyInput } from '../calls/applyInput.ts';
import { type CallState, isFinal } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import { type LegAddress, paths } from './addresses.ts';
import { renderScript, renderUnavailable } from './twiml.ts';

/** Scripts of one call that may fail in a row: each takes the call further, or takes the number's own sounds away. */
const MOST_FAILURES = 8;
/** The carrier could not fetch instructions, or not in time: they may be fine (errors 11100–11999). */
const NOT_FETCHED = /^11\d{3}$/;

/**
 * Whether the carrier's error is about what it was told rather than about how it asked: the same answer would fail again.
 * @param url what it speaks of
 */
export const isAboutWhatWasSaid = (code: string, url: string): boolean =>
  code !== '' && (!NOT_FETCHED.test(code) || (URL.canParse(url) && new URL(url).pathname.startsWith(paths.media)));

export function tellableScripts(deps: Deps, apply: ApplyInput) {
  /** The caller has not heard this script: what follows it. */
  async function unheard(leg: LegAddress, script: LegScript, why: unknown, failures = 0): Promise<LegScript> {
    const { workspaceId, callId, legId } = leg;
    const reason = why instanceof Error ? { err: why } : { code: why };
    deps.log.error({ ...reason, callId, script: script.do }, 'a leg couldn’t be told what to do; its call continues');
    const next = await apply({
      workspaceId,
      callId,
      key: `unheard:${deps.ids.uuid()}`,
      input: (_tx, call) => Promise.resolve(failureOf(call, legId, script)),
    });
    if (!next) return { do: 'HANG_UP' };
    const following = legScript(next.call, legId);
    const isSame = JSON.stringify(following) === JSON.stringify(script);
    return isSame || failures >= MOST_FAILURES ? lastResort(next.call, legId) : following;
  }

  /** Instructions for the leg. The script is the one that they are for, unless it cannot be told. */
  async function tellable(script: LegScript, leg: LegAddress): Promise<string> {
    let told = script;
    for (let failures = 0; failures <= MOST_FAILURES; failures += 1) {
      try {
        return renderScript(told, leg, deps.addresses);
      } catch (error) {
        told = await unheard(leg, told, error, failures);
      }
    }
    return renderUnavailable(deps.addresses);
  }

  return { tellable, unheard };
}

const failureOf = (call: CallState, legId: string, { do: doing }: LegScript) =>
  legId === call.outsideLegId
    ? ({ type: 'SCRIPT_FAILED', legId, doing, visit: call.flowAt?.visit ?? 0 } as const)
    : null;

/** A caller whom nobody has answered may at least leave a message, and hears our own words. */
function lastResort(call: CallState, legId: string): LegScript {
  const takesMessage = legId === call.outsideLegId && call.direction === 'INBOUND' && call.answeredAt === null;
  return takesMessage && !isFinal(call) ? { do: 'VOICEMAIL', prompt: 'voicemail' } : { do: 'UNAVAILABLE' };
}
