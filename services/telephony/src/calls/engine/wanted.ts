/** What the carrier is to do with a leg by now: it follows from the call alone, whatever was asked for in which order. */
import { captureOf } from './captureOf.ts';
import type { CommandBody } from './commands.ts';
import { isGuest } from './participants.ts';
import { isSetting, type Setting, type SettingCommand, setsStill, settingValue } from './setting.ts';
import { type CallState, holdMusicOf, isFinal, isLeftAlone } from './state.ts';
import type { Step } from './step.ts';
import { supervisorVoice } from './supervision.ts';
import { liveSupervisions } from './together.ts';

const IN_TALK: ReadonlySet<CallState['phase']> = new Set(['TALKING', 'HELD', 'TRANSFERRING', 'AGENT_LOST']);

/** The command that would set it so; null where nothing is wanted, or nobody is there. */
export function wantedOf(call: CallState, { kind, legId }: Pick<Setting, 'kind' | 'legId'>): SettingCommand | null {
  const leg = call.legs[legId];
  if (isFinal(call) || !leg?.sid || leg.status === 'ENDED') return null;
  const about = { legId, sid: leg.sid };
  switch (kind) {
    case 'HOLD_LEG': {
      if (isGuest(call, leg)) return { kind, ...about, hold: leg.heldSince !== undefined, sound: holdMusicOf(call) };
      if (legId !== call.outsideLegId || isLeftAlone(call) || !IN_TALK.has(call.phase)) return null;
      const lost = call.phase === 'AGENT_LOST';
      const hold = lost || call.phase === 'TRANSFERRING' || call.heldSince !== null;
      return { kind, ...about, hold, sound: lost ? 'lost-agent' : holdMusicOf(call) };
    }
    case 'CAPTURE': {
      const capture = legId === call.outsideLegId ? captureOf(call) : null;
      return capture && { kind, ...about, capture };
    }
    case 'COACH':
      return { kind, ...about, ...supervisorVoice(call, legId) };
  }
}

/**
 * Whether something newer has been decided about what a command would do: it was put off, or is repeated since its answer was lost.
 * A pause must not be lifted by that, nor a caller be put on hold again.
 */
export function isOvertaken(call: CallState, command: CommandBody): boolean {
  if (!isSetting(command)) return false;
  const wanted = wantedOf(call, command);
  return wanted !== null && settingValue(wanted) !== settingValue(command);
}

/**
 * A command of this kind is settled, and the carrier may do something else by now than what is wanted: it is told again.
 * @param setting as it was under way
 * @returns false where what is wanted is what it set, and nothing else is under way
 */
export function toldAnew(step: Step, setting: Setting): boolean {
  const { call } = step;
  // The last of them says what becomes of it.
  if (setting.value === undefined) return false;
  if (setsStill(call, setting)) return true;
  const wanted = wantedOf(call, setting);
  if (!wanted || settingValue(wanted) === setting.value) return false;
  tell(step, wanted);
  return true;
}

/** The carrier has done one. Where two were under way at once, nobody knows which it did last: it is told once more. */
export function settingDone(step: Step, setting: Setting): void {
  if (setting.kind === 'HOLD_LEG' && setting.legId === step.call.outsideLegId && setting.value !== undefined)
    step.call.heldThere = setting.value === 'HELD';
  if (toldAnew(step, setting) || !setting.disputed) return;
  const wanted = wantedOf(step.call, setting);
  if (wanted) tell(step, wanted);
}

function tell(step: Step, wanted: SettingCommand): void {
  const { call } = step;
  const { legId } = wanted;
  // Who supervises no longer is about to be taken off the call.
  const supervises = liveSupervisions(call).some((running) => running.legId === legId);
  if (wanted.kind === 'COACH' && !supervises && legId !== call.agentLegId) return;
  if (call.legs[legId]?.unwanted !== true) step.command(wanted);
}
