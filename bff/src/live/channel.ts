/** Everybody in a workspace who subscribes to the same: each event is selected for each, and made once for all who may see the same. */
import { limitConcurrency } from './concurrency.ts';
import { type Facts } from './facts.ts';
import type { Hub, LiveEvent } from './hub.ts';
import type { Feed, Frame, Source } from './listen.ts';
import { Member, mayLeave, type Made, type Seat } from './member.ts';
import type { ObservedFrames } from './observe.ts';
import { missedFrames } from './replay.ts';
import { CLOSE, type LiveSocket } from './socket.ts';

/** So many frames of one channel are made at the same time; a burst of events waits its turn. */
const MADE_AT_ONCE = 8;

/** What happens at the same time, as a text and its contact, is told once; milliseconds. */
const SETTLE_MS = 50;

/** How a frame was made: for whoever shares the facts, or not at all, because the person's token is too old to ask with. */
export type Outcome = { readonly made: Made; readonly facts: Facts } | 'renew' | 'outdated';

/** Makes a frame with the rights of one socket. */
export type Maker = (frame: Frame, socket: LiveSocket) => Promise<Outcome>;

export class Channel {
  readonly #hub: Hub;
  readonly #sources: ReadonlyMap<string, Source<unknown>>;
  readonly #own: Feed<unknown>['own'];
  readonly #make: Maker;
  readonly #observed: ObservedFrames;
  readonly #renewRights: (socket: LiveSocket) => void;
  readonly #members = new Set<Member>();
  readonly #onEmpty: () => void;
  readonly #everyMs: number;
  /** Who is to get the next of frames that stand for all before them. */
  readonly #due = new Map<Member, Seat>();
  #dueTimer: NodeJS.Timeout | undefined;
  #madeAt = -Infinity;
  #making = false;
  readonly #inTurn = limitConcurrency(MADE_AT_ONCE);
  readonly #stop: () => void;

  constructor(
    hub: Hub,
    workspaceId: string,
    feed: Feed<unknown>,
    make: Maker,
    observed: ObservedFrames,
    { renewRights, onEmpty }: { readonly renewRights: (socket: LiveSocket) => void; readonly onEmpty: () => void },
  ) {
    this.#hub = hub;
    this.#sources = new Map(feed.sources.map((source) => [source.type, source]));
    this.#own = feed.own;
    this.#everyMs = feed.everyMs ?? 0;
    this.#make = make;
    this.#observed = observed;
    this.#renewRights = renewRights;
    this.#onEmpty = onEmpty;
    this.#stop =
      feed.sources.length === 0 ? () => {} : hub.listen(workspaceId, { deliver: (event) => this.#deliver(event) });
  }

  /** @param id that the client calls its subscription by. @returns what ends it */
  join(socket: LiveSocket, id: string): () => void {
    const member = new Member(socket, id, this.#observed);
    this.#members.add(member);
    const stop = this.#own?.(socket, (frame) => {
      const seat = member.take(frame.at, frame.cause);
      if (seat) void this.#inTurn(() => this.#makeFor(frame, [seat]));
    });
    void this.#tellMissed(member);
    return () => {
      stop?.();
      member.leave();
      this.#due.delete(member);
      if (!this.#members.delete(member) || this.#members.size > 0) return;
      clearTimeout(this.#dueTimer);
      this.#stop();
      this.#onEmpty();
    };
  }

  #deliver(event: LiveEvent): void {
    const source = this.#sources.get(event.type);
    if (!source) return;
    const { at, stored, type } = event;
    const cause = { ...stored, type, time: stored.time.getTime() };
    const groups = new Map<unknown, Seat[]>();
    for (const member of this.#members) {
      if (member.socket.closed) continue;
      // Rights are checked again at each event: they may have changed since the subscription began.
      const payload = source.select(event, member.socket.principal);
      if (payload === undefined || this.#due.has(member)) continue;
      const seat = member.take(at, cause);
      if (!seat) continue;
      if (this.#everyMs > 0) {
        this.#due.set(member, seat);
        this.#makeDue({ payload, at, cause });
        continue;
      }
      const group = groups.get(payload);
      if (group) group.push(seat);
      else groups.set(payload, [seat]);
    }
    for (const [payload, seats] of groups) void this.#inTurn(() => this.#makeFor({ payload, at, cause }, seats));
  }

  /** Soon after the first of several changes, and not again before its time, nor while the last one is still being made. */
  #makeDue(frame: Frame): void {
    if (this.#making) return;
    const wait = Math.max(SETTLE_MS, this.#madeAt + this.#everyMs - performance.now());
    this.#dueTimer ??= setTimeout(() => {
      this.#dueTimer = undefined;
      this.#making = true;
      const seats = [...this.#due.values()];
      this.#due.clear();
      void this.#makeFor(frame, seats).finally(() => {
        this.#madeAt = performance.now();
        this.#making = false;
        if (this.#due.size > 0) this.#makeDue(frame);
      });
    }, wait);
  }

  /** What a client missed comes first, and is its own: a frame that was made for others may be older than what it has read. */
  async #tellMissed(member: Member): Promise<void> {
    const missed = missedFrames(
      this.#hub,
      member.socket,
      (event) => this.#sources.get(event.type)?.select(event, member.socket.principal),
      (event) => this.#sources.get(event.type)?.again,
    ).flatMap(({ event: { type, at, stored }, payload }) => {
      const cause = { ...stored, type, time: undefined };
      const seat = member.take(at, cause);
      return seat ? [{ frame: { payload, at, cause }, seat }] : [];
    });
    for (const { frame, seat } of missed) await this.#makeFor(frame, [seat]);
  }

  /** Makes a frame for everyone of these: once for those of one visibility class, which is known when it is made. */
  async #makeFor(frame: Frame, seats: readonly Seat[]): Promise<void> {
    let waiting = seats;
    for (;;) {
      for (const seat of waiting) if (!mayLeave(seat)) seat.member.settle(seat, null);
      waiting = waiting.filter((seat) => mayLeave(seat));
      const leader = newest(waiting);
      if (!leader) return;
      const { socket } = leader.member;
      const outcome = await this.#make(frame, socket);
      if (typeof outcome === 'object') {
        const others = shareOut(outcome, leader, waiting);
        await Promise.all(others.map((group) => this.#makeFor(frame, group)));
        return;
      }
      // The frame is not lost: the client resumes from the one before, or reads everything with its new rights.
      if (outcome === 'renew') socket.close(CLOSE.RENEW, 'Connect again with a fresh token');
      else this.#renewRights(socket);
      waiting = waiting.filter((seat) => seat !== leader);
      leader.member.settle(leader, null);
    }
  }
}

/** Hands a frame to those of its maker's class. @returns the others, by what of them differs */
function shareOut(
  { made, facts }: { readonly made: Made; readonly facts: Facts },
  leader: Seat,
  seats: readonly Seat[],
): Seat[][] {
  if (seats.length === 1) {
    leader.member.settle(leader, made);
    return [];
  }
  const shared = facts.classOf(leader.principal);
  const others = new Map<string, Seat[]>();
  for (const seat of seats) {
    const own = seat === leader ? shared : facts.classOf(seat.principal);
    if (own === shared) {
      seat.member.settle(seat, made);
      continue;
    }
    const group = others.get(own);
    if (group) group.push(seat);
    else others.set(own, [seat]);
  }
  return [...others.values()];
}

/** Whose token is likely to be the freshest: it was opened last. */
function newest(seats: readonly Seat[]): Seat | undefined {
  let found = seats[0];
  for (const seat of seats) if (found && seat.member.socket.openedAt > found.member.socket.openedAt) found = seat;
  return found;
}
