/**
 * @generated SignedSource<<0ef3172f50e9d1b3dce4d92a416f5040>>
 * @relayHash 589ad9fecf2a3ba7f01d7582ce578dbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef98778a92103f8b894eae26d62a6e99c1ca57527ff6d6f47afb4bdd587595ec

import type { ConcreteRequest } from 'relay-runtime';
export type CallSummaryState = "FAILED" | "QUEUED" | "READY";
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type useSummaryAskMutation$variables = {
  id: string;
};
export type useSummaryAskMutation$data = {
  readonly summarizeConversation: {
    readonly call: {
      readonly summaryProgress: {
        readonly failure: CallTranscriptionFailure | null | undefined;
        readonly state: CallSummaryState;
        readonly version: number;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type useSummaryAskMutation = {
  response: useSummaryAskMutation$data;
  variables: useSummaryAskMutation$variables;
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
    "name": "summarizeConversation",
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
            "concreteType": "CallSummaryProgress",
            "kind": "LinkedField",
            "name": "summaryProgress",
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
    "name": "useSummaryAskMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSummaryAskMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef98778a92103f8b894eae26d62a6e99c1ca57527ff6d6f47afb4bdd587595ec",
    "metadata": {},
    "name": "useSummaryAskMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e7a53706920043e89e4a0773ddb152d";

export default node;
