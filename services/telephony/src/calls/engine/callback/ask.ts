/** A caller keeps the place in line and is called back: pressed in the queue, or because the flow says so (defaults 11.2, 11.4). */
import type { CallbackNode } from '../flow/graph.ts';
import { hasNumber } from '../flow/message.ts';
import { positionOf } from '../flow/position.ts';
import { endLeg } from '../legs.ts';
import type { QueueState } from '../queue/queueState.ts';
import { freshMemory } from '../queue/strategy.ts';
import { queueOver, waitingIn } from '../queue/waiting.ts';
import type { CallState } from '../state.ts';
import type { Step } from '../step.ts';

/** The caller hears that we call back and is hung up on; a caller of whom nothing more is heard is, too. */
const CONFIRMED_MS = 30_000;

/** The key with which the caller of this queue keeps the place; null: it is not offered, or the caller has no number. */
export function callbackKeyOf(call: CallState): string | null {
  const key = waitingIn(call)?.settings.callbackKey ?? '';
  return key !== '' && call.direction === 'INBOUND' && hasNumber(call.peerNumber) ? key : null;
}

/** What a caller who waits pressed at this visit; every other key is asked for anew. */
export function pressedInQueue(step: Step, asked: number, key: string): void {
  const { call } = step;
  const queue = waitingIn(call);
  const offered = callbackKeyOf(call);
  if (!queue || offered === null || call.flowAt?.visit !== asked) return;
  if (key !== offered) {
    positionOf(step).visit += 1;
    return;
  }
  keepPlace(step, queue);
}

/** The flow calls back: in the line where the caller waited, if it was for the same team. */
export function enterCallback(step: Step, { teamId, settings, next }: CallbackNode): void {
  const { call, now } = step;
  if (!hasNumber(call.peerNumber)) {
    step.say('skipped', 'callback.no_number', 'The caller hides the number and cannot be called back');
    return step.goTo(next);
  }
  const before = call.queue?.teamId === teamId ? call.queue : undefined;
  keepPlace(
    step,
    before ?? newPlace(call, `${call.phoneNumberId}/${positionOf(step).node}`, { teamId, settings, now }),
  );
}

function newPlace(
  call: CallState,
  id: string,
  { teamId, settings, now }: Pick<CallbackNode, 'teamId' | 'settings'> & { now: number },
): QueueState {
  return {
    id,
    teamId,
    settings,
    priority: settings.priority ?? 0,
    enteredAt: now,
    position: null,
    memory: freshMemory,
    attempt: null,
    readyAt: now,
    saidOfNobody: '',
    leftAt: null,
    leftBecause: null,
    takenBy: null,
    waitedBeforeMs: 0,
  };
}

function keepPlace(step: Step, queue: QueueState): void {
  const { call, now } = step;
  call.callbackWanted = {
    askedAt: now,
    queue: {
      ...newPlace(call, queue.id, { teamId: queue.teamId, settings: queue.settings, now }),
      priority: queue.priority,
      enteredAt: queue.enteredAt,
      position: queue.position,
    },
  };
  const place = queue.position === null ? '' : String(queue.position);
  step.say(
    'good',
    'callback.asked',
    place === '' ? 'The caller is called back' : `The caller keeps place ${place} and is called back`,
    { position: place, to: call.peerNumber },
  );
  queueOver(step);
  withdrawOffers(step);
  call.outcome = { status: 'COMPLETED', reason: 'CALLBACK_REQUESTED' };
  step.enter('ENDING');
  step.clearTimer('greeting', 'ring', 'flow');
  step.setTimer('ending', now + CONFIRMED_MS);
}

function withdrawOffers(step: Step): void {
  const ringing = step.call.offers.filter(({ state }) => state === 'RINGING');
  for (const offer of ringing) {
    offer.state = 'WITHDRAWN';
    const leg = step.call.legs[offer.id];
    if (leg) endLeg(step, leg);
  }
  step.change(ringing.length > 0 ? 'OFFER_CLOSED' : 'QUEUED');
}
