/** What a notification of the system asks for beside the page that it opens: a call to take or decline, a thread to write in. */
import { chooseWorkspace } from './session/session.ts';

type What = 'answer' | 'decline' | 'reply';

/** A call that has not rung by then is gone; a thread that took longer is read, not written in. */
const WAITS_MS = 30_000;

const asked = new Map<string, number>();
const listeners = new Set<() => void>();

/** @param id of the call, or the thread */
export function askFor(what: What, id: string): void {
  asked.set(`${what} ${id}`, Date.now() + WAITS_MS);
  for (const listener of listeners) listener();
}

/** Does it once, as soon as it is asked for, or now if it was. The returned function stops waiting. */
export function onAsked(what: What, id: string, act: () => void): () => void {
  const look = () => {
    const until = asked.get(`${what} ${id}`);
    if (until === undefined) return;
    asked.delete(`${what} ${id}`);
    if (Date.now() < until) act();
  };
  listeners.add(look);
  look();
  return () => void listeners.delete(look);
}

/** Reads it from the address that a notification opened, before any page does, and takes it out. */
export function takeAsked(): void {
  const at = new URL(location.href);
  const take = (name: string): string | undefined => {
    const found = at.searchParams.get(name);
    at.searchParams.delete(name);
    return found !== null && /^[\da-f-]{36}$/.test(found) ? found : undefined;
  };
  const before = at.search;
  const workspace = take('inWorkspace');
  if (workspace !== undefined) chooseWorkspace(workspace);
  for (const what of ['answer', 'reply'] as const) {
    const id = take(what);
    if (id !== undefined) askFor(what, id);
  }
  if (at.search !== before) history.replaceState(history.state, '', at);
}
