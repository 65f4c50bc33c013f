/** A number's call flow as the form has it, and as the server takes it. Everything is text: nothing chosen is empty. */

import type { CallFallbackAction, IvrTarget } from '../../__generated__/NumberFormMutation.graphql.ts';
import { ENDS_EXTENSION, isExtension, nextExtension } from './extensions.ts';

/** A sound of the workspace, or words that a voice says; where there is neither, the sound of ours of that name. */
export interface PromptValue {
  mediaId: string;
  say: string;
  sound: string;
}

/** Whom a call goes to. */
export interface WhoValue {
  teamId: string;
  userId: string;
  /** As typed. */
  phoneNumber: string;
  pressOne: boolean;
  /** The phone outside sees the caller's number. */
  showCaller: boolean;
}

/** What happens when nobody takes a call, or outside the hours; `action` empty: nothing of its own. */
export interface FallbackValue extends WhoValue {
  action: string;
}

/** A key of a menu by the keys that lead to it, its own last. */
export interface ChoiceValue extends WhoValue {
  keys: readonly string[];
  label: string;
  target: string;
  prompt: PromptValue;
}

export interface MenuValue {
  prompt: PromptValue;
  choices: readonly ChoiceValue[];
}

export const NOBODY: WhoValue = { teamId: '', userId: '', phoneNumber: '', pressOne: true, showCaller: true };
export const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;
/** Menus may lie five deep (defaults 11.3). */
const DEEPEST = 5;

interface SavedPrompt {
  readonly say: string | null | undefined;
  readonly sound: string | null | undefined;
  readonly media?: { readonly id: string } | null | undefined;
}

interface SavedForward {
  readonly phoneNumber: string;
  readonly pressOneToAccept: boolean;
  readonly showCallerNumber: boolean;
}

interface SavedWho {
  readonly teamId: string | null | undefined;
  readonly userId: string | null | undefined;
  readonly forward: SavedForward | null | undefined;
}

interface SavedFallback extends SavedWho {
  readonly action: string;
}

interface SavedChoice extends SavedWho {
  readonly keys: readonly string[];
  readonly label: string;
  readonly target: string;
  readonly prompt: SavedPrompt | null | undefined;
}

/** @param sound what is played where there are no words */
export const promptOf = (saved: SavedPrompt | null | undefined, sound: string): PromptValue => ({
  mediaId: saved?.media?.id ?? '',
  say: saved?.say ?? '',
  sound: saved?.sound ?? sound,
});

const whoOf = ({ teamId, userId, forward }: SavedWho): WhoValue => ({
  teamId: teamId ?? '',
  userId: userId ?? '',
  phoneNumber: forward?.phoneNumber ?? '',
  pressOne: forward?.pressOneToAccept ?? true,
  showCaller: forward?.showCallerNumber ?? true,
});

/** @param action what it is where nothing else is saved */
export const fallbackOf = (saved: SavedFallback | null | undefined, action: string): FallbackValue => ({
  action: saved?.action ?? action,
  ...(saved ? whoOf(saved) : NOBODY),
});

export const forwardOf = (saved: SavedForward | null | undefined): WhoValue =>
  whoOf({ teamId: null, userId: null, forward: saved });

export const menuOf = (prompt: SavedPrompt | null | undefined, choices: readonly SavedChoice[]): MenuValue => ({
  prompt: promptOf(prompt, 'ivr-welcome'),
  choices: choices.map((choice) => ({
    ...whoOf(choice),
    keys: choice.keys,
    label: choice.label,
    target: choice.target,
    prompt: promptOf(choice.prompt, choice.target === 'MENU' ? 'ivr-welcome' : 'closed'),
  })),
});

export function promptInput({ mediaId, say, sound }: PromptValue) {
  if (mediaId !== '') return { mediaId };
  return say.trim() === '' ? { sound } : { say: say.trim() };
}
export const forwardInput = ({ phoneNumber, pressOne, showCaller }: WhoValue) => ({
  phoneNumber: phoneNumber.trim(),
  pressOneToAccept: pressOne,
  showCallerNumber: showCaller,
});

/** Of whom the choice speaks, and of nobody else: what was chosen before may still stand in the form. */
const whoInput = (kind: string, who: WhoValue) => ({
  ...((kind === 'TEAM' || kind === 'QUEUE' || kind === 'TEAM_TEAMMATE') && who.teamId !== ''
    ? { teamId: who.teamId }
    : {}),
  ...((kind === 'USER' || kind === 'TEAM_TEAMMATE') && who.userId !== '' ? { userId: who.userId } : {}),
  ...(kind === 'PHONE_NUMBER' ? { forward: forwardInput(who) } : {}),
});

export const fallbackInput = (value: FallbackValue) => ({
  ...(value.action === '' ? {} : { action: value.action as CallFallbackAction }),
  ...whoInput(value.action, value),
});

export const menuInput = ({ prompt, choices }: MenuValue) => ({
  prompt: promptInput(prompt),
  ivrChoices: choices.map((choice) => ({
    keys: choice.keys,
    label: choice.label.trim(),
    target: choice.target as IvrTarget,
    ...whoInput(choice.target, choice),
    ...(choice.target === 'MENU' || choice.target === 'SOUND' ? { prompt: promptInput(choice.prompt) } : {}),
  })),
});

export const pathOf = (keys: readonly string[]): string => keys.join('.');
const isBelow = (keys: readonly string[], above: readonly string[]) =>
  keys.length > above.length && above.every((key, place) => keys[place] === key);

/** The choices of the menu under these keys. */
export const choicesUnder = (choices: readonly ChoiceValue[], above: readonly string[]): ChoiceValue[] =>
  choices.filter(({ keys }) => keys.length === above.length + 1 && isBelow(keys, above));

/** Whether a menu may be opened by a key of this menu. */
export const mayOpenMenu = (above: readonly string[]): boolean => above.length + 1 < DEEPEST;

/** Keys that are not used in this menu yet. */
export const freeKeys = (choices: readonly ChoiceValue[], above: readonly string[]): string[] => {
  const used = keysUnder(choices, above);
  const extensions = used.some(isExtension);
  return KEYS.filter((key) => !used.includes(key) && !(extensions && key === ENDS_EXTENSION));
};

/** The keys and extensions of a menu. */
export const keysUnder = (choices: readonly ChoiceValue[], above: readonly string[]): string[] =>
  choicesUnder(choices, above).map(({ keys }) => keys.at(-1) ?? '');

/** With a further key in this menu, which rings the team of the number until somebody says otherwise. */
export function withKey(choices: readonly ChoiceValue[], above: readonly string[]): readonly ChoiceValue[] {
  return withAdded(choices, above, freeKeys(choices, above)[0]);
}

/** With a further extension in this menu, likewise. */
export const withExtension = (choices: readonly ChoiceValue[], above: readonly string[]): readonly ChoiceValue[] =>
  withAdded(choices, above, nextExtension(keysUnder(choices, above)));

function withAdded(
  choices: readonly ChoiceValue[],
  above: readonly string[],
  key: string | undefined,
): readonly ChoiceValue[] {
  if (key === undefined) return choices;
  const added = { ...NOBODY, keys: [...above, key], label: '', target: 'OPERATOR', prompt: promptOf(null, 'closed') };
  return [...choices, added];
}

/** Without this key and what lies below it. */
export const withoutKey = (choices: readonly ChoiceValue[], gone: readonly string[]): readonly ChoiceValue[] =>
  choices.filter(({ keys }) => pathOf(keys) !== pathOf(gone) && !isBelow(keys, gone));

/** With another key in its place; what lies below moves along. */
export const withKeyChanged = (
  choices: readonly ChoiceValue[],
  from: readonly string[],
  key: string,
): readonly ChoiceValue[] =>
  choices.map((choice) =>
    pathOf(choice.keys) === pathOf(from) || isBelow(choice.keys, from)
      ? { ...choice, keys: [...from.slice(0, -1), key, ...choice.keys.slice(from.length)] }
      : choice,
  );

/** With this choice changed; a key that opens no menu any longer has nothing below it. */
export function withChoice(
  choices: readonly ChoiceValue[],
  at: readonly string[],
  change: Partial<ChoiceValue>,
): readonly ChoiceValue[] {
  const closes = change.target !== undefined && change.target !== 'MENU';
  return choices
    .filter(({ keys }) => !(closes && isBelow(keys, at)))
    .map((choice) => (pathOf(choice.keys) === pathOf(at) ? { ...choice, ...change } : choice));
}
