/**
 * @generated SignedSource<<cd33840fcd122c44850b36ff3deae1ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type CallSummaryState = "FAILED" | "QUEUED" | "READY";
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type CallTranscriptionState = "FAILED" | "QUEUED" | "READY" | "WORKING";
export type Direction = "INBOUND" | "OUTBOUND";
export type RecordingState = "DELETED" | "MISSING" | "PENDING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type CallCard_item$data = {
  readonly agent: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly call: {
    readonly callId: string;
    readonly endReason: string | null | undefined;
    readonly inQueue: boolean;
    readonly isVoiceMailRecording: boolean;
    readonly note: {
      readonly version: number;
    } | null | undefined;
    readonly recording: {
      readonly canPlay: boolean;
      readonly id: string;
      readonly state: RecordingState;
    } | null | undefined;
    readonly status: CallStatus;
    readonly summaryProgress: {
      readonly failure: CallTranscriptionFailure | null | undefined;
      readonly state: CallSummaryState;
      readonly version: number;
    } | null | undefined;
    readonly talkTime: number;
    readonly transcription: {
      readonly state: CallTranscriptionState;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
  readonly createdAt: any;
  readonly direction: Direction;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CallNote_item" | "CallResult_item" | "Handover_item" | "RecordingPlayer_item" | "WaitingCallback_item">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
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
    (v1/*:: as any*/),
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
          "name": "inQueue",
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
          "name": "isVoiceMailRecording",
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canPlay",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallNote",
          "kind": "LinkedField",
          "name": "note",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallTranscription",
          "kind": "LinkedField",
          "name": "transcription",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CallSummaryProgress",
          "kind": "LinkedField",
          "name": "summaryProgress",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            },
            (v1/*:: as any*/)
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
      "name": "Handover_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallNote_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingCallback_item"
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

(node as any).hash = "911870c77391bf2e8b220750eb9a2290";

export default node;
