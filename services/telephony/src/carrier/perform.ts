/** One command, as the carrier's REST API (or billing) takes it. Returns the sid of what was made, where something was. */
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { carrierFailure } from '@ringline/kit/carrier';
import { refusalOf } from '@ringline/kit/errors';
import { digitsAfterAnswer, numberOf, peerRefusal, readPeer, refusalSentence } from '@ringline/kit/phone';
import { repeated } from '@ringline/kit/telemetry';
import { tooManyForwarded } from '../calls/callRate.ts';
import type { Command } from '../calls/engine/commands.ts';
import { hasOwnHold } from '../calls/engine/phoneTime.ts';
import { type CallState, conferenceName } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import { askWebhook } from '../flows/askWebhook.ts';
import { soundIn } from '../sounds/promptLanguage.ts';
import { mayTestNumberCall } from '../numbers/testNumberReach.ts';
import { fetchRecording } from './fetchRecording.ts';
import { askForMessage } from './messages.ts';
import { askForPrices } from './prices.ts';
import { askForRecording } from './recordings.ts';
import { type Performed, TryLater } from './performed.ts';

const LEG_EVENTS = ['initiated', 'ringing', 'answered', 'completed'];
const nothing: Performed = { sid: null };
/** Until messaging is asked again, in ms; with the tries of a command a text waits for five minutes. */
const MESSAGING_AWAY_MS = 30_000;

/** @param stopping ends what takes long: this process stops */
export async function perform(
  deps: Deps,
  call: CallState,
  command: Command,
  stopping: AbortSignal,
): Promise<Performed> {
  const { rest } = deps.carrier;
  const { addresses } = deps;
  const address = { workspaceId: call.workspaceId, callId: call.id, legId: 'legId' in command ? command.legId : '' };
  const status = {
    statusCallback: addresses.legStatus(address),
    statusCallbackMethod: 'POST',
    statusCallbackEvent: LEG_EVENTS,
  };
  switch (command.kind) {
    case 'PLACE_OFFER': {
      const parameters = new URLSearchParams({ callId: call.id, offerId: command.legId });
      const made = await rest.calls.create({
        to: `client:${command.identity}?${parameters.toString()}`,
        // A device shows a number, or the word for a hidden one.
        from: numberOf(command.from),
        url: addresses.leg(address, 'answer'),
        method: 'POST',
        timeout: command.timeoutSeconds,
        ...status,
      });
      return { sid: made.sid };
    }
    case 'DIAL_OUT': {
      const made = await rest.conferences(conferenceName(call)).participants.create({
        from: command.from,
        to: numberOf(command.to),
        label: command.legId,
        timeout: command.timeoutSeconds,
        earlyMedia: true,
        beep: 'false',
        startConferenceOnEnter: true,
        endConferenceOnExit: false,
        conferenceStatusCallback: addresses.conference(address),
        conferenceStatusCallbackMethod: 'POST',
        conferenceStatusCallbackEvent: ['start', 'end', 'join', 'leave'],
        ...status,
      });
      return { sid: made.callSid };
    }
    case 'HOLD_CREDIT':
      return holdCredit(deps, call, command);
    case 'DIAL_FORWARD': {
      const made = await rest.calls.create({
        to: numberOf(command.to),
        from: command.from,
        ...extensionOf(command.to),
        url: addresses.leg(address, 'answer'),
        method: 'POST',
        timeout: command.timeoutSeconds,
        ...(command.asCaller && call.callToken !== undefined ? { callToken: call.callToken } : {}),
        ...status,
      });
      return { sid: made.sid };
    }
    case 'REDIRECT_LEG':
      await rest.calls(command.sid).update({ url: addresses.leg(address, 'now'), method: 'POST' });
      return nothing;
    case 'END_LEG':
      await endLeg(deps, command.sid, command.answered);
      return nothing;
    case 'HOLD_LEG':
      await rest
        .conferences(await conferenceSid(deps, call))
        .participants(command.sid)
        .update({
          hold: command.hold,
          holdUrl: addresses.soundLoop(soundIn(command.sound, call.flow)),
          holdMethod: 'POST',
        });
      return nothing;
    case 'COACH':
      await rest
        .conferences(await conferenceSid(deps, call))
        .participants(command.sid)
        .update({
          muted: command.muted,
          coaching: command.coach !== null,
          ...(command.coach === null ? {} : { callSidToCoach: command.coach }),
        });
      return nothing;
    case 'ANNOUNCE':
      await rest
        .conferences(await conferenceSid(deps, call))
        .participants(command.sid)
        .update({
          announceUrl: addresses.soundOnce(soundIn(command.sound, call.flow), command.keys),
          announceMethod: 'POST',
        });
      return nothing;
    case 'PRESS_KEYS':
      await rest
        .conferences(await conferenceSid(deps, call))
        .participants(command.sid)
        .update({ announceUrl: addresses.keys(command.keys), announceMethod: 'POST' });
      return nothing;
    case 'START_RECORDING': {
      const made = await rest.calls(command.sid).recordings.create({
        recordingChannels: 'dual',
        recordingTrack: 'both',
        trim: 'do-not-trim',
        recordingStatusCallback: addresses.recording(address),
        recordingStatusCallbackMethod: 'POST',
        recordingStatusCallbackEvent: ['completed', 'absent'],
      });
      return { sid: made.sid };
    }
    case 'CAPTURE':
      // One recording runs on a leg at most; the carrier has a name for that one.
      await rest
        .calls(command.sid)
        .recordings('Twilio.CURRENT')
        .update(
          command.capture === 'ON'
            ? { status: 'in-progress' }
            : { status: 'paused', pauseBehavior: command.capture === 'PAUSED' ? 'silence' : 'skip' },
        );
      return nothing;
    case 'FETCH_RECORDING':
      return fetchRecording(deps, call, command, stopping);
    case 'ASK_MESSAGE':
      return askForMessage(deps, command.sid);
    case 'ASK_RECORDING':
      return askForRecording(deps, command.sid);
    case 'ASK_PRICES':
      return askForPrices(deps, call);
    case 'DROP_RECORDING':
      await rest.recordings(command.recordingSid).remove();
      return nothing;
    case 'ASK_WEBHOOK': {
      const answer = await askWebhook(deps, call, command);
      return { sid: null, input: { type: 'WEBHOOK', visit: command.visit, answer } };
    }
    case 'SEND_TEXT':
      return sendText(deps, call, command);
    case 'EXTEND_HOLD':
      return extendHold(deps, call, command);
  }
}

/** A ringing leg is cancelled, an answered one completed; when our picture is old, the other word is right. */
export async function endLeg(deps: Deps, sid: string, answered: boolean): Promise<void> {
  const leg = deps.carrier.rest.calls(sid);
  try {
    await leg.update({ status: answered ? 'completed' : 'canceled' });
  } catch (error) {
    if (answered || carrierFailure(error).kind !== 'refused') throw error;
    await leg.update({ status: 'completed' });
  }
}

/** The conference's sid as callbacks told it, or as the carrier knows it by its name. */
async function conferenceSid(deps: Deps, call: CallState): Promise<string> {
  if (call.conferenceSid) return call.conferenceSid;
  const [found] = await deps.carrier.rest.conferences.list({
    friendlyName: conferenceName(call),
    status: 'in-progress',
    limit: 1,
  });
  if (!found) throw new TryLater('the conference has not begun', 500);
  return found.sid;
}

/** The forwarded leg is paid by itself: its hold is named by the leg. */
async function holdCredit(
  deps: Deps,
  call: CallState,
  { legId, to }: Extract<Command, { kind: 'HOLD_CREDIT' }>,
): Promise<Performed> {
  if (legId === call.outsideLegId) return holdForCallback(deps, call);
  const tooMany = await deps.db.tenant(call.workspaceId, tooManyForwarded);
  if (tooMany !== null)
    return { sid: null, input: { type: 'FORWARD_REFUSED', legId, reason: tooMany, code: 'LIMIT_REACHED' } };
  const answer = await deps.rpc
    .client(BillingService)
    .holdForCall({
      workspaceId: call.workspaceId,
      callId: legId,
      fromNumber: call.workspaceNumber,
      toNumber: numberOf(to),
      isTestNumber: call.isTestNumber,
    })
    .catch((error: unknown) => {
      deps.log.warn({ err: error, callId: call.id }, 'billing could not be asked; a call was not forwarded');
      return null;
    });
  if (!answer?.allowed) {
    const reason = answer?.reason ?? 'the credit could not be checked';
    return { sid: null, input: { type: 'FORWARD_REFUSED', legId, reason, code: answer?.code ?? '' } };
  }
  const { coveredSeconds, talkTimeCapSeconds } = answer;
  return {
    sid: null,
    input: {
      type: 'FORWARD_COVERED',
      legId,
      coveredSeconds: coveredSeconds > 0 ? coveredSeconds : null,
      capSeconds: talkTimeCapSeconds > 0 ? talkTimeCapSeconds : call.capSeconds,
    },
  };
}

/** Somebody of ours took a callback: it is an outbound call, and obeys what placed calls obey. Its hold is named by the call. */
async function holdForCallback(deps: Deps, call: CallState): Promise<Performed> {
  const { workspaceId, phoneNumberId, peerNumber, isTestNumber } = call;
  const refused = (code: string, reason: string): Performed => ({
    sid: null,
    input: { type: 'CREDIT_REFUSED', code, reason },
  });
  const number = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id: phoneNumberId } } }),
  );
  if (number?.status !== 'AVAILABLE')
    return refused('CALLER_ID_NOT_OWNED', 'The number that was called is no longer ours.');
  const peer = readPeer(peerNumber);
  const refusal = peerRefusal(peer, 'CALL');
  if (refusal) return refused('PHONE_INVALID', refusalSentence(peer, 'CALL', refusal));
  if (isTestNumber) {
    const outOfReach = refusedTo(() => mayTestNumberCall(deps.env, peerNumber, 'to'));
    if (outOfReach) return refused(outOfReach.code, outOfReach.message);
  }
  const tooMany = await deps.db.tenant(workspaceId, tooManyForwarded);
  if (tooMany !== null) return refused('LIMIT_REACHED', tooMany);
  const answer = await deps.rpc
    .client(BillingService)
    .holdForCall({
      workspaceId,
      callId: call.id,
      fromNumber: call.workspaceNumber,
      toNumber: numberOf(peerNumber),
      isTestNumber,
    })
    .catch((error: unknown) => {
      deps.log.warn({ err: error, callId: call.id }, 'billing could not be asked; a caller was not called back');
      return null;
    });
  if (!answer) return refused('UNAVAILABLE', 'Your credit couldn’t be checked.');
  if (!answer.allowed) return refused(answer.code, answer.reason);
  const { coveredSeconds, talkTimeCapSeconds } = answer;
  return {
    sid: null,
    input: {
      type: 'CREDIT_HELD',
      coveredSeconds: coveredSeconds > 0 ? coveredSeconds : null,
      capSeconds: talkTimeCapSeconds > 0 ? talkTimeCapSeconds : call.capSeconds,
    },
  };
}

function refusedTo(check: () => void) {
  try {
    check();
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** Messaging keeps the text by the command's id: asked again, it is the same text. */
async function sendText(
  deps: Deps,
  { workspaceId, phoneNumberId }: CallState,
  { id, to, text: body, textBack }: Extract<Command, { kind: 'SEND_TEXT' }>,
): Promise<Performed> {
  const answer = await deps.rpc
    .client(MessagingService)
    .sendFlowMessage({ workspaceId, id, phoneNumberId, to, body, textBack: textBack ?? false })
    .catch((error: unknown) => {
      repeated(deps.log).warn({ err: error }, 'messaging could not be asked; the text of a call flow is tried again');
      throw new TryLater('texts cannot be sent at the moment', MESSAGING_AWAY_MS);
    });
  const { code, reason } = answer;
  const whose = textBack ? { textBack: { code: code || null } } : {};
  return { sid: null, input: { type: 'TEXT', refused: code === '' ? null : reason, ...whose } };
}

async function extendHold(
  deps: Deps,
  call: CallState,
  { coverSeconds, legId }: Extract<Command, { kind: 'EXTEND_HOLD' }>,
): Promise<Performed> {
  const whose = legId === undefined ? {} : { legId };
  const { acceptedAt = call.answeredAt } = call.forwards?.find((phone) => phone.legId === legId) ?? {};
  const talkedSeconds = acceptedAt === null ? 0 : Math.floor((deps.clock.now().getTime() - acceptedAt) / 1000);
  const answer = await deps.rpc
    .client(BillingService)
    .extendCallHold({ workspaceId: call.workspaceId, callId: legId ?? paidBy(call), coverSeconds, talkedSeconds })
    .catch((error: unknown) => {
      deps.log.warn({ err: error, callId: call.id }, 'billing could not be asked; the call continues');
      return null;
    });
  if (!answer) return { sid: null, input: { type: 'CREDIT_UNKNOWN', ...whose } };
  return {
    sid: null,
    input: answer.allowed
      ? { type: 'CREDIT_EXTENDED', coveredSeconds: answer.coveredSeconds, ...whose }
      : { type: 'CREDIT_EXTENSION_REFUSED', ...whose },
  };
}

/** What a hold for the call is named by: the forwarded leg that answered it, or the call. */
function paidBy(call: CallState): string {
  const answered = call.forwards?.find((phone) => phone.state === 'ACCEPTED' && !hasOwnHold(call, phone));
  return answered?.legId ?? call.id;
}

/** What the carrier dials once the phone has answered. */
function extensionOf(to: string): { sendDigits?: string } {
  const peer = readPeer(to);
  return peer.kind === 'NUMBER' && peer.extension !== '' ? { sendDigits: digitsAfterAnswer(peer.extension) } : {};
}
