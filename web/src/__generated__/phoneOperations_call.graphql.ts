/**
 * @generated SignedSource<<6fedc68be63c61c316d95a6ceb1df206>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CallCaptureState = "ON" | "PAUSED" | "STOPPED";
export type CallOfferState = "ACCEPTED" | "DECLINED" | "RINGING" | "TAKEN" | "TIMED_OUT" | "WITHDRAWN";
export type CallPhase = "AGENT_LOST" | "CONNECTING" | "ENDED" | "GREETING" | "HELD" | "RINGING" | "TALKING" | "TRANSFERRING";
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
import type { FragmentRefs } from "relay-runtime";
export type phoneOperations_call$data = {
  readonly agentUserId: string | null | undefined;
  readonly answeredAt: any | null | undefined;
  readonly capture: {
    readonly onDemand: boolean;
    readonly resumesAt: any | null | undefined;
    readonly state: CallCaptureState;
  } | null | undefined;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly direction: Direction;
  readonly endReason: string | null | undefined;
  readonly id: string;
  readonly ivrLabels: ReadonlyArray<string>;
  readonly myOffer: {
    readonly callSid: string | null | undefined;
    readonly state: CallOfferState;
  } | null | undefined;
  readonly peerNumber: string;
  readonly phase: CallPhase;
  readonly phaseSince: any;
  readonly phoneNumberId: string;
  readonly startedAt: any;
  readonly status: CallStatus;
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

(node as any).hash = "7758d4a2f26cc3e3ca14db0a0bfa0ac8";

export default node;
