/** The menu of an IVR: one key, or the digits of an extension, pressed while it speaks or after it (defaults 11.3). */
import type { MenuNode } from './graph.ts';
import type { Step } from '../step.ts';
import { heardBy, tellCaller } from '../tellCaller.ts';
import { graphOf, nodeOf, positionOf } from './position.ts';

/** Wrong and missing keys together, before the flow goes on without one. */
const MOST_TRIES = 3;
/** A menu is spoken within this time and 5 s more pass for the key; when no report came, that counts as no key. */
const LONGEST_MENU_MS = 330_000;

export function enterMenu(step: Step, node: MenuNode): void {
  step.enter('MENU');
  step.setTimer('flow', step.now + LONGEST_MENU_MS);
  const keys = Object.entries(node.choices).map(([key, { label }]) => `${key} ${label}`);
  step.say('waited', 'flow.menu', `The caller hears the menu: ${keys.join(', ')}`, { keys: keys.join(', ') });
}

/** What the caller pressed at this visit of the menu: a key, or several digits in a row; empty: nothing. */
export function keyPressed(step: Step, visit: number, key: string): void {
  const { call } = step;
  const node = nodeOf(call);
  if (call.phase !== 'MENU' || call.flowAt?.visit !== visit || node?.do !== 'menu') return;
  const at = positionOf(step);
  const choice = Object.hasOwn(node.choices, key) ? node.choices[key] : undefined;
  if (choice) {
    at.tries = 0;
    at.keys.push({ key, label: choice.label, ...(graphOf(call).custom ? { node: at.node } : {}) });
    step.say('good', 'flow.key', `The caller pressed ${key}: ${choice.label}`, { key, label: choice.label });
    return step.goTo(choice.to);
  }
  at.tries += 1;
  const tries = String(at.tries);
  if (key === '') step.say('skipped', 'flow.no_key', `No key was pressed (try ${tries} of ${MOST_TRIES})`, { tries });
  else step.say('skipped', 'flow.wrong_key', `${key} is not an option (try ${tries} of ${MOST_TRIES})`, { key, tries });
  if (at.tries >= MOST_TRIES) {
    at.tries = 0;
    step.say('skipped', 'flow.exhausted', 'No option was chosen: the call continues without one');
    return step.goTo(node.exhausted);
  }
  const before = heardBy(call);
  at.visit += 1;
  step.setTimer('flow', step.now + LONGEST_MENU_MS);
  tellCaller(step, before);
}
