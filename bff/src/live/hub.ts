/** Hands events to the subscriptions of their workspace, and remembers ten minutes for those who come back. */
import { fromBinary, type DescMessage, type MessageShape } from '@bufbuild/protobuf';
import type { Clock } from '@ringline/kit/clock';
import { eventType, type Audience, type StoredEvent } from '@ringline/kit/events';

export interface LiveEvent {
  readonly type: string;
  readonly message: unknown;
  readonly audience: Audience | null;
  /** When it reached the edge: what a client sends back to resume. Milliseconds since 1970. */
  readonly at: number;
  /** What of the stored event its traces need. */
  readonly stored: Pick<StoredEvent, 'source' | 'traceparent' | 'time'>;
}

interface Listener {
  /** Called for each event of the workspace, in order; must not throw. */
  deliver(event: LiveEvent): void;
  /** Events may have been missed, of whatever workspace; must not throw. */
  interrupted?(): void;
}

type Replay = { readonly complete: true; readonly events: readonly LiveEvent[] } | { readonly complete: false };

export interface Hub {
  /** @param at when it reached the edge */
  accept(event: StoredEvent, at: Date): void;
  /** The last ten minutes have been accepted: they can be resumed from. */
  warmed(): void;
  listen(workspaceId: string, listener: Listener): () => void;
  /** Events since a moment, with overlap; incomplete when that lies before what is remembered. */
  since(workspaceId: string, at: number): Replay;
  /** Events may have been missed: whoever listens is told, and nothing older than now can be resumed from. */
  interrupted(): void;
  /** The time that events are remembered by; milliseconds since 1970. */
  now(): number;
}

/** How long events are kept for those who come back (design: edge). */
const REMEMBERED_MS = 10 * 60_000;
/** Replayed from a little earlier: replicas and clients do not have the same clock, and twice changes nothing. */
const OVERLAP_MS = 10_000;
const MAX_REMEMBERED = 5_000;

/** @param schemas the events that subscriptions are made of */
export function createHub(schemas: readonly DescMessage[], clock: Clock): Hub {
  const byType = new Map(schemas.map((schema) => [eventType(schema), schema]));
  const listeners = new Map<string, Set<Listener>>();
  const rings = new Map<string, LiveEvent[]>();
  const forgotten = new Map<string, number>();
  let knownSince = clock.now().getTime();
  let swept = knownSince;
  let newest = 0;

  function remember(workspaceId: string, event: LiveEvent): void {
    const ring = rings.get(workspaceId) ?? [];
    rings.set(workspaceId, ring);
    ring.push(event);
    while (ring.length > MAX_REMEMBERED) forgotten.set(workspaceId, (ring.shift() as LiveEvent).at);
    if (event.at - swept < 60_000) return;
    swept = event.at;
    for (const [id, old] of rings) {
      while (old[0] && old[0].at < event.at - REMEMBERED_MS) old.shift();
      if (old.length === 0) rings.delete(id);
    }
    for (const [id, at] of forgotten) if (at < event.at - REMEMBERED_MS) forgotten.delete(id);
  }

  function interrupted(): void {
    knownSince = clock.now().getTime();
    rings.clear();
    for (const group of listeners.values()) for (const listener of group) listener.interrupted?.();
  }

  /** The clock was wrong and is set back: what is remembered lies ahead of every client that comes back. */
  function noteTime(at: number): void {
    if (at < newest - REMEMBERED_MS / 2) {
      newest = swept = at;
      forgotten.clear();
      interrupted();
    }
    newest = Math.max(newest, at);
  }

  return {
    accept(stored, at) {
      noteTime(clock.now().getTime());
      const schema = byType.get(stored.type);
      if (!schema || !stored.workspaceId) return;
      const message: MessageShape<DescMessage> = fromBinary(schema, stored.payload);
      const { type, audience, source, traceparent, time } = stored;
      const event = { type, message, audience, at: at.getTime(), stored: { source, traceparent, time } };
      remember(stored.workspaceId, event);
      for (const listener of listeners.get(stored.workspaceId) ?? []) listener.deliver(event);
    },
    listen(workspaceId, listener) {
      const group = listeners.get(workspaceId) ?? new Set();
      listeners.set(workspaceId, group);
      group.add(listener);
      return () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(workspaceId) === group) listeners.delete(workspaceId);
      };
    },
    since(workspaceId, at) {
      const from = at - OVERLAP_MS;
      const now = clock.now().getTime();
      // A time that lies far ahead was told by a clock that was wrong.
      if (at > now + REMEMBERED_MS / 2) return { complete: false };
      // `at` itself must be remembered; the overlap is a courtesy.
      if (at < knownSince || at < now - REMEMBERED_MS || at <= (forgotten.get(workspaceId) ?? 0))
        return { complete: false };
      return { complete: true, events: (rings.get(workspaceId) ?? []).filter((event) => event.at >= from) };
    },
    warmed() {
      knownSince = clock.now().getTime() - REMEMBERED_MS;
    },
    interrupted,
    now: () => clock.now().getTime(),
  };
}
