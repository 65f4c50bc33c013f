import { useSyncExternalStore } from 'react';
import type { Refusal } from '../base/relay/refusal.ts';

/** What somebody lacks, as a refusal names it: its check, and what that wanted. */
export interface Access {
  readonly check: 'ROLE' | 'SEAT' | 'FEATURE';
  /** CONTACTS:CREATE for a role, CALL_RECORDING for a feature, nothing for a seat. */
  readonly required: string;
}

/** What a right of a resource is asked for as. */
export const rightTo = (resource: string, action: string): Access => ({
  check: 'ROLE',
  required: `${resource}:${action}`,
});

/** What to ask for so that a refusal would not come again; undefined where nobody could give it. */
export function accessOf({ why }: Refusal): Access | undefined {
  if (why === undefined || why.whoCanFix.length === 0) return undefined;
  const [name = '', action = ''] = (why.required ?? '').split(':');
  if (why.check === 'seat') return { check: 'SEAT', required: '' };
  if (why.check === 'feature' && name !== '') return { check: 'FEATURE', required: name };
  if (why.check === 'role' && name !== '' && action !== '') return rightTo(name, action);
  return undefined;
}

const keyOf = ({ check, required }: Access) => `${check} ${required}`;
let sent: ReadonlyMap<string, readonly string[]> = new Map();
const listeners = new Set<() => void>();

/** Notes who was asked for it, so that every place of the page says so. */
export function noteSent(access: Access, names: readonly string[]): void {
  sent = new Map(sent).set(keyOf(access), names);
  for (const listener of listeners) listener();
}

/** Names of those who were asked for it since the page was loaded; undefined: nobody was. */
export const useSentTo = (access: Access): readonly string[] | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sent.get(keyOf(access)),
  );
