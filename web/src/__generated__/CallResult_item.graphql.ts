/**
 * @generated SignedSource<<b0a5f348e4852719ec705e815f6b8364>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
import type { FragmentRefs } from "relay-runtime";
export type CallResult_item$data = {
  readonly call: {
    readonly endReason: string | null | undefined;
    readonly phase: string | null | undefined;
    readonly queuePosition: number | null | undefined;
    readonly status: CallStatus;
  } | null | undefined;
  readonly direction: Direction;
  readonly " $fragmentType": "CallResult_item";
};
export type CallResult_item$key = {
  readonly " $data"?: CallResult_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallResult_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallResult_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationCall",
      "kind": "LinkedField",
      "name": "call",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queuePosition",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "16d4bef198cb239a72d586f33db0be69";

export default node;
