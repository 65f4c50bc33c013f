/**
 * What a leg should hear now, as a function of the call alone: a request for instructions that comes late, twice or after a
 * crash gets the answer that fits the present.
 */
import type { HeardAs } from '../../sounds/promptLanguage.ts';
import type { OwnSoundName } from '../../sounds/soundName.ts';
import { callbackKeyOf } from './callback/ask.ts';
import { forwardOf } from './flow/forwards.ts';
import type { MenuNode, Prompt } from './flow/graph.ts';
import { longestChoice } from './flow/menuKeys.ts';
import { graphOf, nodeOf } from './flow/position.ts';
import { saysBeforeRinging } from './recordingNotice.ts';
import { type CallState, conferenceName, holdMusicOf, isFinal, isLeftAlone } from './state.ts';
import { supervisorVoice } from './supervision.ts';

/** With how our own words are heard, where that is not as in the US. */
export type LegScript = LegInstruction & HeardAs;

type LegInstruction =
  /** The prompts before ringing, then ask again. `longest`: as of the menu after them, whose extensions may be pressed already. */
  | { do: 'GREET'; recordingNotice: boolean; greeting: string | null; skippable: boolean; longest?: number }
  /** `music`: of the number's own, instead of ringing (defaults 11.1). */
  | { do: 'RINGBACK'; music?: OwnSoundName }
  /**
   * The place in line where it is known and told, and music; then ask again. `announce`: it is told now, which it is not while
   * somebody is rung. `seconds`: until it is told again, 0: never. `estimate`: whole minutes that the wait takes, told with the
   * place. `callback`: the key with which the caller keeps the place, and of which question it is.
   */
  | {
      do: 'QUEUE';
      position: number | null;
      announce: boolean;
      seconds: number;
      music: string;
      musicSeconds: number;
      estimate?: number;
      callback?: { key: string; asked: number };
    }
  /** The caller hears that we call back, and is hung up on. */
  | { do: 'CALL_BACK' }
  /** A sound, then ask again. */
  | { do: 'PLAY'; prompt: Prompt; visit: number }
  /**
   * A sound during which or after which one key is pressed, or an extension of up to `longest` digits. `sorry`: what was pressed
   * last was no choice.
   */
  | { do: 'MENU'; prompt: Prompt; sorry: boolean; asked: number; longest?: number }
  /** Who picked up a forwarded phone is asked to press 1. */
  | { do: 'ASK_ACCEPT'; asked: number }
  /** `coach`: the carrier's sid of the only leg that hears this one. */
  | {
      do: 'BRIDGE';
      conference: string;
      label: string;
      startsConference: boolean;
      muted?: boolean;
      coach?: string | null;
    }
  /** Asks for a message and takes it. */
  | { do: 'VOICEMAIL'; prompt: string }
  | { do: 'UNAVAILABLE' }
  /** The call is not taken: the carrier's rejection, and nothing of ours. */
  | { do: 'REJECT' }
  | { do: 'HANG_UP' };

/** How long the hold music of services/telephony/sounds plays. */
const OUR_MUSIC_SECONDS = 12;

export function legScript(call: CallState, legId: string): LegScript {
  const { language = 'en', country = 'US' } = call.flow;
  const script = instruction(call, legId);
  if (language !== 'en') return { ...script, language };
  return country === 'US' ? script : { ...script, country };
}

function instruction(call: CallState, legId: string): LegInstruction {
  const leg = call.legs[legId];
  // Also when the carrier asks again: the first answer may have been lost.
  if (leg?.role === 'OUTSIDE' && call.endReason === 'BLOCKED') return { do: 'REJECT' };
  if (!leg || isFinal(call) || leg.unwanted || leg.status === 'ENDED') return { do: 'HANG_UP' };
  const bridged: LegInstruction = {
    do: 'BRIDGE',
    conference: conferenceName(call),
    label: leg.id,
    startsConference: leg.role === 'OUTSIDE' || call.answeredAt !== null,
  };
  if (leg.role === 'SUPERVISOR') return { ...bridged, ...supervisorVoice(call, leg.id) };
  if (leg.role === 'AGENT' || leg.role === 'MEMBER' || leg.role === 'GUEST' || leg.id === call.agentLegId)
    return bridged;
  if (leg.role === 'FORWARD') {
    const attempt = forwardOf(call, leg.id);
    if (attempt?.state === 'ACCEPTED') return bridged;
    return attempt?.state === 'ASKED' ? { do: 'ASK_ACCEPT', asked: attempt.tries } : { do: 'HANG_UP' };
  }
  if (leg.role === 'OFFER') return { do: 'HANG_UP' };
  if (call.answeredAt !== null && !isLeftAlone(call)) return bridged;
  if (call.phase === 'GREETING')
    return {
      do: 'GREET',
      recordingNotice: saysBeforeRinging(call),
      greeting: call.flow.playGreeting ? (call.flow.sounds?.greeting ?? 'greeting') : null,
      ...skipsGreeting(call),
    };
  if (call.phase === 'RINGING' || call.phase === 'ROUTING') {
    const music = call.flow.sounds?.holdMusic;
    return { do: 'RINGBACK', ...(music ? { music } : {}) };
  }
  if (call.phase === 'QUEUED' && call.queue) {
    const { position, settings, estimate, attempt } = call.queue;
    const key = position === null ? null : callbackKeyOf(call);
    return {
      do: 'QUEUE',
      position,
      announce: settings.announceSeconds > 0 && attempt === null,
      seconds: settings.announceSeconds,
      music: settings.music ?? holdMusicOf(call),
      // Of a step's own music it is not known how long it plays: as often as a short one, it lasts.
      musicSeconds: (settings.music ? undefined : call.flow.sounds?.holdMusicSeconds) ?? OUR_MUSIC_SECONDS,
      ...(estimate === undefined ? {} : { estimate }),
      ...(key === null ? {} : { callback: { key, asked: call.flowAt?.visit ?? 0 } }),
    };
  }
  const node = nodeOf(call);
  const { visit, tries } = call.flowAt ?? { visit: 0, tries: 0 };
  if (call.phase === 'ANNOUNCEMENT' && node?.do === 'play') return { do: 'PLAY', prompt: node.prompt, visit };
  if (call.phase === 'MENU' && node?.do === 'menu')
    return { do: 'MENU', prompt: node.prompt, sorry: tries > 0, asked: visit, ...extensionsOf(node) };
  if (call.phase === 'ENDING' && call.callbackWanted) return { do: 'CALL_BACK' };
  if (call.phase === 'VOICEMAIL') return { do: 'VOICEMAIL', prompt: call.flow.sounds?.voicemail ?? 'voicemail' };
  return { do: 'UNAVAILABLE' };
}

/** A caller of an IVR may skip the greeting with any key (defaults 11.1). */
function skipsGreeting(call: CallState): { skippable: boolean; longest?: number } {
  const { nodes, start } = graphOf(call);
  const node = nodes[call.flowAt?.afterPreamble ?? start];
  return node?.do === 'menu' ? { skippable: true, ...extensionsOf(node) } : { skippable: false };
}

function extensionsOf(node: MenuNode): { longest?: number } {
  const longest = longestChoice(node);
  return longest > 1 ? { longest } : {};
}
