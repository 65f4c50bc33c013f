/**
 * @generated SignedSource<<4d50a6a7a185bee8572c92797fbd09c9>>
 * @relayHash b4d7d0cc89ea1c24f7b786e7b4a7a502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 540e8f288acf4b94c36901524eba6ec3e4582cf0826d3d9b795865f5538ab388

import type { ConcreteRequest } from 'relay-runtime';
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type CallTranscriptionState = "FAILED" | "QUEUED" | "READY" | "WORKING";
export type useTranscriptMutation$variables = {
  id: string;
};
export type useTranscriptMutation$data = {
  readonly transcribeConversation: {
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
  };
};
export type useTranscriptMutation = {
  response: useTranscriptMutation$data;
  variables: useTranscriptMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "id"
      }
    ],
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "transcribeConversation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTranscriptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTranscriptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "540e8f288acf4b94c36901524eba6ec3e4582cf0826d3d9b795865f5538ab388",
    "metadata": {},
    "name": "useTranscriptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b154da221572735a0e7acebf3387f001";

export default node;
