/**
 * What a caller hears of scripts. It is read from the very instructions that the carrier gets, so that whoever tries a flow hears
 * what callers of it hear, and what is played is decided in one place.
 */
import { XMLParser } from 'fast-xml-parser';
import type { Prompt } from '../calls/engine/flow/graph.ts';
import type { LegScript } from '../calls/engine/legScript.ts';
import { soundBehind } from '../sounds/promptLanguage.ts';
import type { Addresses, LegAddress } from './addresses.ts';
import { renderScript } from './twiml.ts';

export interface Heard {
  /** A sound by its name, of whichever language, or words. */
  prompt: Prompt;
  /** It is heard until something happens, as music and the ringing tone are. */
  goesOn: boolean;
}

const nowhere = () => '';
/** Sounds lie at their names; nothing else is asked for. */
const NAMES: Addresses = {
  to: nowhere,
  leg: nowhere,
  legStatus: nowhere,
  conference: nowhere,
  recording: nowhere,
  message: nowhere,
  messageStatus: nowhere,
  soundLoop: nowhere,
  soundOnce: nowhere,
  keys: nowhere,
  soundFile: (name) => name,
};
const NOBODY: LegAddress = { workspaceId: '', callId: '', legId: '' };

const ATTRIBUTES = ':@';
const TEXT = '#text';
/** An element in the order of the document: its children by its name, and its attributes. */
type Element = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
});

/** One sound after the other; what goes on through several scripts is heard once. */
export function heardOf(scripts: readonly LegScript[]): Heard[] {
  const heard = scripts.flatMap((script) => soundsIn(parser.parse(renderScript(script, NOBODY, NAMES)) as Element[]));
  return heard.filter((sound, at) => !sound.goesOn || nameOf(sound) !== nameOf(heard[at - 1]));
}

const nameOf = (heard: Heard | undefined): string | undefined =>
  heard?.goesOn && 'sound' in heard.prompt ? heard.prompt.sound : undefined;

function soundsIn(elements: readonly Element[]): Heard[] {
  return elements.flatMap((element) => {
    const name = Object.keys(element).find((key) => key !== ATTRIBUTES) ?? '';
    const children = element[name];
    if (!Array.isArray(children)) return [];
    const text = children.map((child: { [TEXT]?: string }) => child[TEXT] ?? '').join('');
    if (name === 'Say') return [{ prompt: { say: text }, goesOn: false }];
    if (name !== 'Play') return soundsIn(children as Element[]);
    const { loop } = (element[ATTRIBUTES] ?? {}) as { loop?: string };
    return [{ prompt: { sound: soundBehind(text) }, goesOn: loop !== undefined }];
  });
}
