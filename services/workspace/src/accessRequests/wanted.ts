import type { PermissionAction, Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { Language } from '@ringline/kit/mail';
import { RESOURCES, type Resource } from '../roles/matrix.ts';
import { role } from '../roles/roles.ts';
import { outranks } from '../members/rank.ts';
import { WORDS } from './words.ts';

/** What somebody lacks and asks for. */
export type Wanted =
  | { readonly check: 'ROLE'; readonly resource: Resource; readonly action: PermissionAction }
  | { readonly check: 'SEAT' }
  | { readonly check: 'FEATURE'; readonly feature: string };

const isResource = (name: string): name is Resource => RESOURCES.some((known) => known === name);
const isAction = (name: string): name is PermissionAction => Object.hasOwn(WORDS.en.actions, name);

/**
 * Reads what is asked for as a refusal has it: its check, and what that wanted.
 * @param plansWith the features that some plan has, as the asker's principal knows them
 * @throws Refusal VALIDATION_FAILED for what no role, seat or plan could give
 */
export function parseWanted(
  { check, required }: { check: string; required: string },
  plansWith: Principal['plansWith'] = {},
): Wanted {
  // A refusal names the cheapest plan behind a feature: CALL_RECORDING:STARTER.
  const [name = '', action = ''] = required.split(':');
  if (check === 'SEAT') return { check };
  if (check === 'FEATURE' && [WORDS.en.features, plansWith].some((known) => Object.hasOwn(known, name)))
    return { check, feature: name };
  if (check === 'ROLE' && isResource(name) && isAction(action)) return { check, resource: name, action };
  throw invalid('required', 'You can’t request this. Ask for a right such as CONTACTS:CREATE.');
}

/** One name for each thing that can be asked for: how it stands in the database and in the audit log. */
export function keyOf(wanted: Wanted): string {
  if (wanted.check === 'ROLE') return `ROLE ${wanted.resource}:${wanted.action}`;
  return wanted.check === 'SEAT' ? 'SEAT' : `FEATURE ${wanted.feature}`;
}

/** What is asked for, in a reader's words. @param key of `keyOf` */
export function wordsOf(key: string, language: Language): string {
  const { seat, actions, resources, features } = WORDS[language];
  const [check = '', name = ''] = key.split(' ');
  if (check === 'SEAT') return seat;
  // A feature that came later than its words is still read: CALL_RECORDING as call recording.
  if (check === 'FEATURE') return features[name] ?? name.toLowerCase().replaceAll('_', ' ');
  const [resource = '', action = ''] = name.split(':');
  return `${resources[resource as Resource]}: ${actions[action as PermissionAction]}`;
}

/** Whether they have it already, for the whole workspace. */
export function hasIt(
  { scope, seat, features }: Pick<Principal, 'scope' | 'seat' | 'features'>,
  wanted: Wanted,
): boolean {
  if (wanted.check === 'SEAT') return seat;
  if (wanted.check === 'FEATURE') return features.includes(wanted.feature);
  return scope(wanted.resource, wanted.action) === 'all';
}

/**
 * The roles that can give it to somebody of a role: whoever has the right themselves and may change that person (defaults
 * 2.1); a plan only the OWNER changes (defaults 2.2).
 */
export function rolesThatGive(wanted: Wanted, asking: string): readonly string[] {
  if (wanted.check === 'FEATURE') return asking === 'OWNER' ? [] : ['OWNER'];
  return ['OWNER', 'ADMIN']
    .filter((name) => outranks(name, asking) && asking !== name)
    .filter((name) => wanted.check === 'SEAT' || role(name).grants[wanted.resource]?.[wanted.action] === 'all');
}
