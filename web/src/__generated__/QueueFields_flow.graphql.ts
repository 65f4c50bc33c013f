/**
 * @generated SignedSource<<eaf83b0fc8c7c085ebc59cf4a3fdefc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type QueueCounterReset = "DAILY" | "NEVER" | "WEEKLY";
export type QueueJoinWhenEmpty = "ANY" | "LOOSE" | "STRICT";
export type QueueRingStrategy = "FEWESTCALLS" | "LEASTRECENT" | "LINEAR" | "RANDOM" | "RINGALL" | "ROUNDROBIN" | "RRMEMORY";
import type { FragmentRefs } from "relay-runtime";
export type QueueFields_flow$data = {
  readonly queueAnnouncePosition: number;
  readonly queueCounterReset: QueueCounterReset;
  readonly queueJoinWhenEmpty: QueueJoinWhenEmpty;
  readonly queueMaxWait: number;
  readonly queueRetryCount: number;
  readonly queueRingStrategy: QueueRingStrategy;
  readonly queueSize: number;
  readonly queueWrapUp: number;
  readonly " $fragmentType": "QueueFields_flow";
};
export type QueueFields_flow$key = {
  readonly " $data"?: QueueFields_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueFields_flow">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "QueueFields_flow"
};

(node as any).hash = "32b4f646fd22ab7eb514a9cef544b987";

export default node;
