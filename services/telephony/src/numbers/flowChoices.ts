/** The menus of an IVR as a flat list, each choice by the keys that lead to it, and as the tree that the engine walks. */
import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { Menu, MenuChoice, MenuTarget } from '../calls/engine/flow/config.ts';
import type { Prompt } from '../calls/engine/flow/graph.ts';
import { endsExtensions, isExtension, isKey, MOST_EXTENSIONS, MOST_KEYS } from '../calls/engine/flow/menuKeys.ts';

/** Limits of menus (defaults 11.3). */
const MOST_MENUS_DEEP = 5;
const MOST_IN_ALL = 100;
const LONGEST_LABEL = 40;

/** A choice as it is given; what it leads to was read and checked already, but for menus. */
export interface GivenChoice {
  keys: readonly string[];
  label: string;
  /** A menu by what it says. */
  target: Exclude<MenuTarget, { kind: 'MENU' }> | { kind: 'MENU'; prompt: Prompt };
}

/** The field of a choice in errors: `ivrChoices.2.1` is key 1 of the menu under key 2. */
export const choiceField = (keys: readonly string[]): string => ['ivrChoices', ...keys].join('.');

/** @throws Refusal VALIDATION_FAILED at the choice that is wrong */
export function menuOf(prompt: Prompt, choices: readonly GivenChoice[]): Menu {
  if (choices.length === 0) throw invalid('ivrChoices', 'A menu needs at least one key that leads somewhere.');
  if (choices.length > MOST_IN_ALL)
    throw invalid('ivrChoices', `All menus together may have ${MOST_IN_ALL} choices; these are ${choices.length}.`);
  const menus = new Map<string, Menu>([['', { prompt, choices: [] }]]);
  const shallowFirst = [...choices].sort((a, b) => a.keys.length - b.keys.length);
  for (const choice of shallowFirst) {
    const field = choiceField(choice.keys);
    const above = menus.get(choice.keys.slice(0, -1).join('.'));
    const key = choice.keys.at(-1) ?? '';
    if (!isKey(key) && !isExtension(key))
      throw invalid(field, 'A key is one of 0 to 9, * and #; an extension has 2 to 6 digits.');
    if (!above) throw invalid(field, 'The keys before the last one don’t lead to a menu.');
    if (above.choices.some((other) => other.key === key)) throw invalid(field, `Key ${key} is given twice.`);
    above.choices.push(choiceOf(choice, key, field, menus));
    checkKeysOf(above, field);
  }
  for (const [path, menu] of menus) {
    if (menu.choices.length === 0)
      throw invalid(choiceField(path.split('.')), 'This menu has no options, so callers couldn’t leave it.');
  }
  return menus.get('') as Menu;
}

/** @throws Refusal VALIDATION_FAILED for too many keys, or keys that exclude each other */
function checkKeysOf({ choices }: Menu, field: string): void {
  const keys = choices.map(({ key }) => key);
  const extensions = keys.filter(isExtension).length;
  if (keys.length - extensions > MOST_KEYS || extensions > MOST_EXTENSIONS)
    throw invalid(field, `A menu has ${MOST_KEYS} keys and ${MOST_EXTENSIONS} extensions at most.`);
  if (endsExtensions(keys))
    throw invalid(field, 'In a menu with extensions, # ends an extension: it can’t be a key itself.');
}

function choiceOf(choice: GivenChoice, key: string, field: string, menus: Map<string, Menu>): MenuChoice {
  const label = trimmed(choice.label);
  if (label === '' || label.length > LONGEST_LABEL)
    throw invalid(field, `Label key ${key}, in 1 to ${LONGEST_LABEL} characters.`);
  const { target } = choice;
  if (target.kind === 'BACK' && choice.keys.length === 1)
    throw invalid(field, 'There is no menu above this one to go back to.');
  if (target.kind !== 'MENU') return { key, label, target };
  if (choice.keys.length >= MOST_MENUS_DEEP)
    throw invalid(field, `Menus can be at most ${MOST_MENUS_DEEP} deep: callers lose track.`);
  const menu: Menu = { prompt: target.prompt, choices: [] };
  menus.set(choice.keys.join('.'), menu);
  return { key, label, target: { kind: 'MENU', menu } };
}

interface ListedChoice extends MenuChoice {
  keys: string[];
}

/** The choices of a menu and of those below it, each before what lies under it. */
export function choicesOf(menu: Menu, above: readonly string[] = []): ListedChoice[] {
  return menu.choices.flatMap((choice) => {
    const keys = [...above, choice.key];
    return [{ ...choice, keys }, ...(choice.target.kind === 'MENU' ? choicesOf(choice.target.menu, keys) : [])];
  });
}
