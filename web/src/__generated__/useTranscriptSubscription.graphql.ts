/**
 * @generated SignedSource<<ae93dd6796aa88dec207c0fbc4ff8485>>
 * @relayHash e71ace850b14bac4ae33e857d8897d06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05526c5b99ca310ee8ccb328c1aadc1a406bc7fb5af9eea264c8215d2e82f950

import type { ConcreteRequest } from 'relay-runtime';
export type CallSummaryState = "FAILED" | "QUEUED" | "READY";
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type CallTranscriptionState = "FAILED" | "QUEUED" | "READY" | "WORKING";
export type useTranscriptSubscription$variables = Record<PropertyKey, never>;
export type useTranscriptSubscription$data = {
  readonly contactConversation: {
    readonly conversation: {
      readonly call: {
        readonly isTranscribing: boolean;
        readonly summaryProgress: {
          readonly failure: CallTranscriptionFailure | null | undefined;
          readonly state: CallSummaryState;
          readonly version: number;
        } | null | undefined;
        readonly transcription: {
          readonly failure: CallTranscriptionFailure | null | undefined;
          readonly percent: number;
          readonly state: CallTranscriptionState;
          readonly version: number;
        } | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly version: number;
    };
  };
};
export type useTranscriptSubscription = {
  response: useTranscriptSubscription$data;
  variables: useTranscriptSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failure",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationUpdate",
    "kind": "LinkedField",
    "name": "contactConversation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/),
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
                "name": "isTranscribing",
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
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v0/*:: as any*/)
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTranscriptSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTranscriptSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "05526c5b99ca310ee8ccb328c1aadc1a406bc7fb5af9eea264c8215d2e82f950",
    "metadata": {},
    "name": "useTranscriptSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4c3d50f87ac82edb2008523a023fc647";

export default node;
