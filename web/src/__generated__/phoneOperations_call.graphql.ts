/**
 * @generated SignedSource<<ddc929b11522ba8d9f60b592f9409baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CallOfferState = "ACCEPTED" | "DECLINED" | "RINGING" | "TAKEN" | "TIMED_OUT" | "WITHDRAWN";
export type CallPhase = "AGENT_LOST" | "CONNECTING" | "ENDED" | "GREETING" | "HELD" | "RINGING" | "TALKING";
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
import type { FragmentRefs } from "relay-runtime";
export type phoneOperations_call$data = {
  readonly agentUserId: string | null | undefined;
  readonly answeredAt: any | null | undefined;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly direction: Direction;
  readonly endReason: string | null | undefined;
  readonly id: string;
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

(node as any).hash = "8dba170a5e2a26547dda2b4befa14bd2";

export default node;
