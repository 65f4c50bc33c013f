/** The parameters of a conference's status callback. */
import type { ConferenceRecord, ParticipantRecord } from '../records.ts';

export function conferenceParams(
  conference: ConferenceRecord,
  event: string,
  sequence: number,
  participant?: ParticipantRecord,
  leftBecause?: string,
): Record<string, string> {
  return {
    AccountSid: conference.accountSid,
    ConferenceSid: conference.sid,
    FriendlyName: conference.friendlyName,
    StatusCallbackEvent: event,
    SequenceNumber: String(sequence),
    Timestamp: new Date(conference.updatedAt).toUTCString(),
    ...(participant && {
      CallSid: participant.callSid,
      Muted: String(participant.muted),
      Hold: String(participant.hold),
      StartConferenceOnEnter: String(participant.startOnEnter),
      EndConferenceOnExit: String(participant.endOnExit),
      Coaching: String(participant.coaches !== undefined),
      ...(participant.coaches !== undefined && { CallSidToCoach: participant.coaches }),
      ...(participant.label !== undefined && { ParticipantLabel: participant.label }),
    }),
    ...(event === 'participant-leave' &&
      leftBecause !== undefined && { ReasonParticipantLeft: leftBecause, ParticipantCallStatus: 'completed' }),
    ...(event === 'conference-end' && {
      ReasonConferenceEnded: conference.endReason ?? 'last-participant-left',
      ...(conference.callSidEnding !== undefined && { CallSidEndingConference: conference.callSidEnding }),
    }),
  };
}
