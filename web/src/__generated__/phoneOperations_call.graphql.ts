/**
 * @generated SignedSource<<f0994030effc80e6b8793c244d344d38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CallCaptureState = "ON" | "PAUSED" | "STOPPED";
export type CallEndsReason = "INSUFFICIENT_BALANCE" | "TALK_TIME_CAP";
export type CallOfferPurpose = "CALL" | "JOIN" | "RETURN" | "TRANSFER";
export type CallOfferState = "ACCEPTED" | "DECLINED" | "RINGING" | "TAKEN" | "TIMED_OUT" | "WITHDRAWN";
export type CallOutcome = "FOLLOW_UP" | "LEFT_MESSAGE" | "OTHER" | "RESOLVED" | "SPAM" | "WRONG_NUMBER";
export type CallParticipantRole = "AGENT" | "GUEST" | "MEMBER" | "SUPERVISOR";
export type CallPhase = "AGENT_LOST" | "CONNECTING" | "ENDED" | "GREETING" | "HELD" | "RINGING" | "TALKING" | "TRANSFERRING";
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
export type SupervisionMode = "BARGE" | "LISTEN" | "WHISPER";
export type TakeoverFailure = "NOT_HEARD";
export type TransferFailure = "DECLINED" | "HUNG_UP" | "NO_ANSWER" | "REFUSED" | "UNREACHABLE";
export type TransferMode = "COLD" | "WARM";
export type TransferStage = "CANCELLED" | "COMPLETED" | "CONSULTING" | "FALLBACK" | "MERGED" | "RETURNED" | "RETURNING" | "RINGING" | "VOICEMAIL";
import type { FragmentRefs } from "relay-runtime";
export type phoneOperations_call$data = {
  readonly agentUserId: string | null | undefined;
  readonly answeredAt: any | null | undefined;
  readonly capture: {
    readonly canPause: boolean;
    readonly onDemand: boolean;
    readonly resumesAt: any | null | undefined;
    readonly state: CallCaptureState;
  } | null | undefined;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
    readonly isCustomer: boolean;
  } | null | undefined;
  readonly direction: Direction;
  readonly endReason: string | null | undefined;
  readonly ends: {
    readonly at: any;
    readonly limitMinutes: number;
    readonly reason: CallEndsReason;
  } | null | undefined;
  readonly id: string;
  readonly inQueue: boolean;
  readonly ivrLabels: ReadonlyArray<string>;
  readonly joinOffers: ReadonlyArray<{
    readonly name: string;
    readonly offeredAt: any | null | undefined;
    readonly state: CallOfferState;
    readonly userId: string;
  }>;
  readonly myDeviceId: string | null | undefined;
  readonly myOffer: {
    readonly callSid: string | null | undefined;
    readonly id: string;
    readonly offeredAt: any | null | undefined;
    readonly purpose: CallOfferPurpose;
    readonly state: CallOfferState;
  } | null | undefined;
  readonly note: {
    readonly outcome: CallOutcome | null | undefined;
    readonly text: string;
  } | null | undefined;
  readonly noteVersion: number;
  readonly participants: ReadonlyArray<{
    readonly connected: boolean;
    readonly heldSince: any | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly role: CallParticipantRole;
    readonly userId: string | null | undefined;
  }>;
  readonly peerNumber: string;
  readonly phase: CallPhase;
  readonly phaseSince: any;
  readonly phoneNumberId: string;
  readonly setAside: boolean;
  readonly startedAt: any;
  readonly status: CallStatus;
  readonly supervisions: ReadonlyArray<{
    readonly failure: TakeoverFailure | null | undefined;
    readonly mode: SupervisionMode;
    readonly name: string;
    readonly userId: string;
  }>;
  readonly takenBy: string | null | undefined;
  readonly transfer: {
    readonly failure: TransferFailure | null | undefined;
    readonly fromAgentName: string;
    readonly fromUserId: string;
    readonly message: string | null | undefined;
    readonly mode: TransferMode;
    readonly refusal: string | null | undefined;
    readonly stage: TransferStage;
    readonly stageSince: any;
    readonly targetName: string | null | undefined;
    readonly targetUserId: string | null | undefined;
    readonly toOutside: boolean;
    readonly toTeam: boolean;
    readonly toUserOrTeamName: string;
  } | null | undefined;
  readonly version: number;
  readonly workspaceNumber: string;
  readonly workspaceNumberName: string | null | undefined;
  readonly " $fragmentType": "phoneOperations_call";
};
export type phoneOperations_call$key = {
  readonly " $data"?: phoneOperations_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"phoneOperations_call">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "phoneOperations_call"
};

(node as any).hash = "fbd0a3b6ed92010352115eb1896ad26a";

export default node;
