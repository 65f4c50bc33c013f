/** What a leg of a call does next, as the carrier is told it. */
import type { HeardAs } from '../../sounds/promptLanguage.ts';
import type { OwnSoundName } from '../../sounds/soundName.ts';
import type { Prompt } from './flow/graph.ts';

/** With how our own words are heard, where that is not as in the US. */
export type LegScript = LegInstruction & HeardAs;

export type LegInstruction =
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
