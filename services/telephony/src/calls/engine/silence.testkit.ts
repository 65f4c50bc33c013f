/** No caller is left in silence, or with what is over, by what the carrier was told: for the random scenarios. */
import { Ear, type Heard } from './heard.testkit.ts';
import type { CallInput } from './inputs.ts';
import { type LegScript, legScript } from './legScript.ts';
import { standsIn } from './participants.ts';
import { callerAsks } from './reduce.ts';
import { setsStill } from './setting.ts';
import { type CallState, isFinal, type Leg, type Phase } from './state.ts';
import type { StepResult } from './step.ts';

/** What a caller who was connected hears in each phase in which the call is ours. */
const HEARD_IN: Partial<Record<Phase, Heard>> = {
  TALKING: 'PERSON',
  HELD: 'MUSIC',
  TRANSFERRING: 'MUSIC',
  AGENT_LOST: 'TONE',
};

/** Which of the instructions it is; where it is in a queue, or that it was told before, makes no other of it. */
function whichOf(script: LegScript): string {
  if ('visit' in script) return `${script.do} ${script.visit}`;
  return 'asked' in script ? `${script.do} ${script.asked}` : script.do;
}

/** Of whoever supervises the caller hears nothing, or somebody who may stop at any time. */
const talksTo = (call: CallState, leg: Leg): boolean =>
  leg.status === 'ANSWERED' &&
  !leg.unwanted &&
  (leg.role === 'AGENT' || leg.role === 'MEMBER' || leg.role === 'GUEST' || standsIn(call, leg));

/** What the carrier was told of the party outside, against what the call says of it. */
export class Silence {
  private readonly ear = new Ear();
  /** The carrier would not make the leg ask, and nobody tries that again: it hears what it did. */
  private isDeaf = false;
  /** Legs of devices that are gone, as the engine has been told: nobody is heard by them. */
  private readonly lost = new Set<string>();

  look(seed: string, before: CallState, input: CallInput, { call, commands }: StepResult): void {
    const { ear } = this;
    if (input.type === 'COMMAND_FAILED') {
      const what = before.inFlight[input.commandId];
      if (what === `REDIRECT_LEG:${call.outsideLegId}` && input.refused) this.isDeaf = true;
      ear.fails(input.commandId);
    }
    if (input.type === 'COMMAND_DONE') ear.isDone(call, input.commandId);
    if (input.type === 'DEVICE_LOST') this.lost.add(input.legId);
    // A leg that is in the conference asks for nothing: such a report is late.
    const asks = callerAsks(before, input) && ear.script?.do !== 'BRIDGE';
    if (asks) ear.asks(call);
    for (const command of commands) ear.does(call, command);
    if (asks || commands.some(({ kind }) => kind === 'REDIRECT_LEG')) this.isDeaf = false;
    const outside = call.legs[call.outsideLegId];
    if (isFinal(call) || this.isDeaf || !outside?.sid || outside.status === 'ENDED') return;
    const fail = (text: string): never => {
      throw new Error(`${seed}: ${text} (${call.status}, ${call.phase}, ${input.type})`);
    };
    if (this.asksSoon(call)) return;
    const wanted = legScript(call, outside.id);
    if (wanted.do !== 'BRIDGE') return this.checkScript(call, wanted, fail);
    const { script } = ear;
    if (script && script.do !== 'BRIDGE') fail(`a caller who is connected still hears ${whichOf(script)}`);
    const heard = ear.hears(call, (leg) => leg.id !== outside.id && !this.lost.has(leg.id) && talksTo(call, leg));
    if (heard === HEARD_IN[call.phase] || this.isExcused(call, heard)) return;
    fail(heard === 'NOTHING' ? 'a caller hears nothing' : `a caller hears ${heard}`);
  }

  /** A call that nobody dialled out of a conference hears what its flow says. */
  private checkScript(call: CallState, wanted: LegScript, fail: (text: string) => never): void {
    if (call.direction === 'OUTBOUND' && call.answeredAt === null) return;
    const { script } = this.ear;
    const told = script ? whichOf(script) : 'BRIDGE';
    if (told !== whichOf(wanted)) fail(`a caller hears ${told} instead of ${whichOf(wanted)}`);
  }

  /** The carrier failed to make the leg ask, and another command that does so is under way. */
  private asksSoon({ inFlight, outsideLegId }: CallState): boolean {
    return this.ear.lastFailed && Object.values(inFlight).includes(`REDIRECT_LEG:${outsideLegId}`);
  }

  /**
   * The carrier failed with the last that it was told. That is told once more where another one is under way, and cannot be made good
   * where nobody of ours is there whom the party outside could hear instead; on hold it then hears what it heard before.
   */
  private isExcused(call: CallState, heard: Heard): boolean {
    if (!this.ear.lastFailed) return false;
    if (setsStill(call, { kind: 'HOLD_LEG', legId: call.outsideLegId })) return true;
    if (call.phase === 'TRANSFERRING') return heard === 'TONE';
    return call.phase === 'AGENT_LOST' || call.phase === 'HELD';
  }
}
