/**
 * @generated SignedSource<<5ec9467e8bc2b05c50b3c4edbeff1400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
export type RecordingState = "MISSING" | "PENDING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type CallCard_item$data = {
  readonly agent: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly call: {
    readonly callId: string;
    readonly endReason: string | null | undefined;
    readonly recording: {
      readonly id: string;
      readonly state: RecordingState;
    } | null | undefined;
    readonly status: CallStatus;
    readonly talkTime: number;
  } | null | undefined;
  readonly createdAt: any;
  readonly direction: Direction;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CallResult_item" | "RecordingPlayer_item">;
  readonly " $fragmentType": "CallCard_item";
};
export type CallCard_item$key = {
  readonly " $data"?: CallCard_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallCard_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallCard_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "agent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
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
          "name": "callId",
          "storageKey": null
        },
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
          "name": "talkTime",
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
          "concreteType": "CallRecording",
          "kind": "LinkedField",
          "name": "recording",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallResult_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordingPlayer_item"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "1e5545141c56a2e65612ea7fcb3bbc72";

export default node;
