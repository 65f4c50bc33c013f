/** Texts that the server has not confirmed, as long as this tab: a reload loses none of them. */
import type { SendMessageInput } from '../__generated__/outboxSendMutation.graphql.ts';
import type { Refusal } from '../base/relay/refusal.ts';
import { keptAs } from './kept.ts';
import { smartEncode } from './segments.ts';

/** A text that is on its way to the server, or did not get there. */
export interface OutgoingText {
  /** Its idempotency key: the same over all attempts. */
  readonly key: string;
  readonly body: string;
  readonly at: Date;
  readonly input: SendMessageInput;
  /** How many files go along. */
  readonly files?: { readonly pictures: number; readonly others: number };
  /** The newest item when it was written: what is newer and says the same is this text, arrived by the socket. */
  readonly after: string;
  readonly refusal?: Refusal;
}

const NONE: readonly OutgoingText[] = [];
/** What was written longer ago, in milliseconds, is sent again by hand alone: by then it may no longer be meant. */
const STILL_MEANT_MS = 3_600_000;
const NOT_SENT: Refusal = { code: 'NETWORK', message: '', retryable: true, details: {} };

let scope: string | undefined;
let boxes = new Map<string, readonly OutgoingText[]>();
/** Keys of what this page itself has sent and has no answer to. */
const underWay = new Set<string>();
const renamed = new Map<string, string>();
const listeners = new Set<() => void>();

/** A page that goes away breaks off what is under way: that is no answer of the server. */
const broughtBack = ({ refusal, ...text }: OutgoingText & { at: string }): OutgoingText => ({
  ...text,
  at: new Date(text.at),
  ...(refusal === undefined || refusal.code === 'NETWORK' ? {} : { refusal }),
});

/** The texts of who is signed in, read from the tab's storage when it is somebody else than before. */
function mine(): Map<string, readonly OutgoingText[]> {
  const now = keptAs('outbox');
  if (scope === now) return boxes;
  scope = now;
  const kept = JSON.parse(sessionStorage.getItem(now) ?? '[]') as [string, (OutgoingText & { at: string })[]][];
  boxes = new Map(kept.map(([thread, texts]) => [thread, texts.map(broughtBack)]));
  return boxes;
}

const nameOf = (thread: string): string => renamed.get(thread) ?? thread;

function put(thread: string, texts: readonly OutgoingText[]): void {
  const all = mine();
  if (texts.length === 0) all.delete(nameOf(thread));
  else all.set(nameOf(thread), texts);
  if (all.size === 0) sessionStorage.removeItem(keptAs('outbox'));
  else sessionStorage.setItem(keptAs('outbox'), JSON.stringify([...all]));
}

function tell(): void {
  for (const listener of listeners) listener();
}

export const outgoing = {
  /** Texts of a thread, oldest first; the same array until they change. */
  of: (thread: string): readonly OutgoingText[] => mine().get(nameOf(thread)) ?? NONE,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A text sets out, for the first time or again. */
  begin(thread: string, given: OutgoingText): void {
    const { refusal: _, ...text } = given;
    underWay.add(text.key);
    put(thread, [...outgoing.of(thread).filter(({ key }) => key !== text.key), text]);
    tell();
  },
  /** It is saved, or given up. */
  end(thread: string, key: string): void {
    underWay.delete(key);
    put(
      thread,
      outgoing.of(thread).filter((text) => text.key !== key),
    );
    tell();
  },
  refuse(thread: string, key: string, refusal: Refusal): void {
    underWay.delete(key);
    put(
      thread,
      outgoing.of(thread).map((text) => (text.key === key ? { ...text, refusal } : text)),
    );
    tell();
  },
  /** A thread is known by another name from now on, also to what is under way. Tells nobody: whoever shows it begins anew. */
  carryOver(from: string, to: string): void {
    const texts = outgoing.of(from);
    if (nameOf(from) === nameOf(to)) return;
    if (texts.length > 0) {
      put(to, [...outgoing.of(to), ...texts]);
      put(from, []);
    }
    renamed.set(from, to);
  },
  /**
   * What was under way when the page before this one went, and what did not reach the server. Its key makes it safe to send
   * once more; what is too old for that stands there as not sent.
   */
  unfinished(now: Date): readonly (readonly [thread: string, text: OutgoingText])[] {
    const found = [...mine()].flatMap(([thread, texts]) =>
      texts
        .filter(({ key, refusal }) => (refusal === undefined || refusal.code === 'NETWORK') && !underWay.has(key))
        .map((text) => [thread, text] as const),
    );
    const isMeant = ([, text]: (typeof found)[number]) => now.getTime() - text.at.getTime() < STILL_MEANT_MS;
    for (const [thread, { key }] of found.filter((each) => !isMeant(each))) outgoing.refuse(thread, key, NOT_SENT);
    return found.filter(isMeant);
  },
};

/** Whether an item of the timeline is this text, arrived by the socket before the answer to our request. */
export const isArrived = (
  text: OutgoingText,
  items: readonly { id: string; direction: string; body: string | undefined }[],
): boolean =>
  items.some(
    ({ id, direction, body }) =>
      direction === 'OUTBOUND' &&
      id > text.after &&
      // Words beside pictures, and those by WhatsApp or Viber, are sent as they were typed.
      body === (text.input.attachmentIds?.length || text.input.channel ? text.body : smartEncode(text.body)),
  );
