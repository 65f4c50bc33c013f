/** What the times of a call lead to. */
import { joiningTimedOut } from './adding.ts';
import { stillAside } from './callWaiting.ts';
import { finish } from './ending.ts';
import { guestReminder, guestTone } from './guestHold.ts';
import { holdReminder, holdTone } from './hold.ts';
import { greeted } from './inbound.ts';
import type { Candidate } from './candidate.ts';
import type { CallInput } from './inputs.ts';
import { nobodyCameBack } from './lostAgent.ts';
import { extendPhones } from './phoneTime.ts';
import { keyPressed } from './flow/menu.ts';
import { nodeOf } from './flow/position.ts';
import { wrapUpOver } from './flow/ring.ts';
import { peopleKnown } from './flow/walk.ts';
import { webhookLate } from './flow/webhook.ts';
import { announcementDue } from './queue/announce.ts';
import { closedMeanwhile, nobodySignedIn, queueLookedAt, waitedTooLong } from './queue/queue.ts';
import { ringTimedOut } from './offers.ts';
import { setUpTooLong } from './outbound.ts';
import { phonesTimedOut } from './joining.ts';
import { askPrices } from './price.ts';
import { askForRecording, recordingMissing } from './recording.ts';
import { pauseIsOver } from './recordingControl.ts';
import { recordingBeep } from './recordingNotice.ts';
import type { Step } from './step.ts';
import { askForMessage, callerLeftAt } from './voicemail.ts';
import { supervisorsAbsent } from './supervision.ts';
import { ringBack, transferTimedOut } from './transfer.ts';
import { askForCredit, creditOver, extendHold, timeIsUp, warn } from './talkTime.ts';

/** A time that was set has come; nothing where it was cleared or moved meanwhile. */
export function timerDue(step: Step, input: Extract<CallInput, { type: 'TIMER' }>): void {
  const { call } = step;
  const due = call.timers[input.name];
  if (due === undefined || due > step.now) return;
  step.clearTimer(input.name);
  switch (input.name) {
    case 'setup':
      return setUpTooLong(step);
    case 'greeting':
      return greeted(step, input.candidates ?? []);
    case 'flow':
      return nodeTooLong(step, input.candidates ?? []);
    case 'ring':
      return ringTimedOut(step);
    case 'wrapUp':
      return wrapUpOver(step, input.candidates ?? []);
    case 'queue':
      return queueLookedAt(step);
    case 'queueWait':
      return waitedTooLong(step);
    case 'queueEmpty':
      return nobodySignedIn(step);
    case 'queueClose':
      return closedMeanwhile(step);
    case 'queueAnnounce':
      return announcementDue(step);
    case 'dial':
      if (call.status === 'OUTGOING') finish(step, { status: 'MISSED', reason: 'NO_ANSWER' });
      return;
    case 'askMessage':
      return askForMessage(step);
    case 'ending':
    case 'voicemail':
      return finish(step, { status: 'MISSED', reason: 'NO_ANSWER' }, callerLeftAt(call));
    case 'lostAgent':
      return nobodyCameBack(step);
    case 'setAside':
      return stillAside(step, input.candidates ?? []);
    case 'holdTone':
      return holdTone(step);
    case 'recordingBeep':
      return recordingBeep(step);
    case 'guestTone':
      return guestTone(step);
    case 'guestReminder':
      return guestReminder(step);
    case 'holdReminder':
      return holdReminder(step);
    case 'transfer':
      return transferTimedOut(step);
    case 'supervisor':
      return supervisorsAbsent(step);
    case 'join':
      return joiningTimedOut(step);
    case 'returnCall':
      return ringBack(step, input.candidates ?? []);
    case 'cap':
      return timeIsUp(step, 'TALK_TIME_CAP', due);
    case 'credit':
      return creditOver(step, due);
    case 'capWarning':
      return warn(step, 'cap.warning');
    case 'creditWarning':
      return warn(step, 'credit.warning');
    case 'extendHold':
      return extendHold(step);
    case 'askCredit':
      return askForCredit(step);
    case 'phoneEnds':
      return phonesTimedOut(step);
    case 'phoneExtend':
      return extendPhones(step);
    case 'recordingPaused':
      return pauseIsOver(step);
    case 'askPrices':
      return askPrices(step);
    case 'askRecording':
      return askForRecording(step);
    case 'recordingMissing':
      return recordingMissing(step, 'it did not arrive within 10 min');
  }
}

/** Nobody reported that the caller heard or pressed what the flow waits for, or who may ring: it goes on by itself. */
function nodeTooLong(step: Step, candidates: readonly Candidate[]): void {
  const at = step.call.flowAt;
  const node = nodeOf(step.call);
  if (!at || !node) return;
  if (at.awaitsPeople) return peopleKnown(step, at.visit, candidates);
  if (node.do === 'webhook') return webhookLate(step, at.visit);
  if (node.do === 'menu') return keyPressed(step, at.visit, '');
  if (node.do === 'play') return step.goTo(node.next);
}
