/** What a verb is given, and what it says comes next. */
import type { CallSession } from '../calls/session.ts';
import type { Reach } from '../calls/reach.ts';
import type { Rooms } from '../conferences/rooms.ts';
import type { CarrierDeps } from '../deps.ts';
import type { Hook } from '../records.ts';
import type { Recorder } from '../recordings/recorder.ts';
import type { Verb } from './parse.ts';

/** The next document, or the end of the call; undefined lets the document go on. */
export type Next =
  | { readonly kind: 'goto'; readonly hook: Hook; readonly params: Record<string, string> }
  | { readonly kind: 'hangup'; readonly reject?: 'busy' | 'rejected' }
  | undefined;

export interface VerbContext {
  readonly deps: CarrierDeps;
  readonly session: CallSession;
  readonly rooms: Rooms;
  readonly recorder: Recorder;
  readonly reach: Reach;
  readonly signal: AbortSignal;
  /** URLs of the document are relative to this one. */
  readonly base: string | undefined;
}

export type VerbRunner = (verb: Verb, context: VerbContext) => Promise<Next>;

/** A URL attribute, made absolute, with its method (POST unless it says GET). */
export function hookOf(url: string, method: string | undefined, base: string | undefined): Hook {
  return { url: new URL(url, base).href, method: method?.toUpperCase() === 'GET' ? 'GET' : 'POST' };
}

/** The document that an `action` names, or nothing when there is none. */
export function actionOf(verb: Verb, context: VerbContext, params: Record<string, string>): Next {
  const { action, method } = verb.attributes;
  if (action === undefined || action === '') return undefined;
  return { kind: 'goto', hook: hookOf(action, method, context.base), params };
}

export const seconds = (text: string | undefined, fallback: number): number => {
  const value = Number(text ?? fallback);
  return Number.isFinite(value) && value >= 0 ? value : fallback;
};
