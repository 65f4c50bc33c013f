/** What the party outside hears, by what the carrier was told: each command as if it were done at once, and undone when it fails. */
import type { Command, Sound } from './commands.ts';
import { type LegScript, legScript } from './legScript.ts';
import { type CallState, isFinal, type Leg } from './state.ts';

export type Heard = 'PERSON' | 'MUSIC' | 'TONE' | 'TAPE' | 'NOTHING' | 'GONE';

/** In the order in which it was said: what the leg runs, and whether it is on hold where that is the conference. */
type Told = { id: string | null } & ({ script: LegScript } | { hold: boolean; sound: Sound });

export class Ear {
  private told: Told[] = [];
  /** By sid, whether the carrier plays music to it. */
  readonly holds = new Map<string, boolean>();
  /** The last that was said came to nothing. */
  lastFailed = false;

  /**
   * The leg asks by itself what to do: whatever it ran before is over. A hold that was told while it could not be made to ask holds once
   * it comes to the conference.
   */
  asks(call: CallState): void {
    const since = this.told.findLastIndex((said) => 'script' in said);
    this.told = [{ id: null, script: legScript(call, call.outsideLegId) }, ...this.told.slice(since + 1)];
    this.lastFailed = false;
  }

  /** @param call as it is after the step that gave the command */
  does(call: CallState, command: Command): void {
    if (command.kind === 'HOLD_LEG') this.holds.set(command.sid, command.hold);
    if (!('legId' in command) || command.legId !== call.outsideLegId) return;
    const { id } = command;
    if (command.kind === 'HOLD_LEG') this.told.push({ id, hold: command.hold, sound: command.sound });
    else if (command.kind === 'REDIRECT_LEG') this.told.push({ id, script: legScript(call, call.outsideLegId) });
    else return;
    this.lastFailed = false;
  }

  /** A leg that is made to ask hears what is to be heard by then. */
  isDone(call: CallState, commandId: string): void {
    for (const said of this.told)
      if (said.id === commandId && 'script' in said) said.script = legScript(call, call.outsideLegId);
  }

  fails(commandId: string): void {
    const at = this.told.findIndex(({ id }) => id === commandId);
    if (at < 0) return;
    this.lastFailed = at === this.told.length - 1;
    this.told.splice(at, 1);
  }

  /** What the leg runs; undefined: it was never told anything else than the conference. */
  get script(): LegScript | undefined {
    return this.told.findLast((said) => 'script' in said)?.script;
  }

  /** @param isThere whether a leg is in the conference */
  hears(call: CallState, isThere: (leg: Leg) => boolean): Heard {
    if (isFinal(call) || call.legs[call.outsideLegId]?.status === 'ENDED') return 'GONE';
    const { script } = this;
    if (script && script.do !== 'BRIDGE') return script.do === 'VOICEMAIL' ? 'TAPE' : 'TONE';
    const last = this.told.at(-1);
    if (last && 'hold' in last && last.hold) return last.sound === 'lost-agent' ? 'TONE' : 'MUSIC';
    const isHeard = (leg: Leg) => isThere(leg) && this.holds.get(leg.sid ?? '') !== true;
    return Object.values(call.legs).some(isHeard) ? 'PERSON' : 'NOTHING';
  }
}
