/**
 * @generated SignedSource<<debd270b58b23a7dcb8e9d9a6e5b2772>>
 * @relayHash 1ab8277501b9fb780758cd74feb0747e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2271230395b7e28a0df185014eefad1fecc2bdcf24b7bfbafcf053eb34dd5f39

import type { ConcreteRequest } from 'relay-runtime';
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE";
export type CallTranscriptionState = "FAILED" | "QUEUED" | "READY" | "WORKING";
export type useTranscriptSubscription$variables = Record<PropertyKey, never>;
export type useTranscriptSubscription$data = {
  readonly contactConversation: {
    readonly conversation: {
      readonly call: {
        readonly isTranscribing: boolean;
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
v1 = [
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failure",
                    "storageKey": null
                  },
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
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTranscriptSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2271230395b7e28a0df185014eefad1fecc2bdcf24b7bfbafcf053eb34dd5f39",
    "metadata": {},
    "name": "useTranscriptSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e33436f3d02b85cd4fb5bfb22e78a63a";

export default node;
