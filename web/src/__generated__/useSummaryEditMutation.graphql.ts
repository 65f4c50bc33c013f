/**
 * @generated SignedSource<<f3f18c1efae8afe9b4a4e993329ca770>>
 * @relayHash 0359236138123698a6ce053813895162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b28235a343d25b159a69340de78b1540aecb65e35a1fd5fc135f156000a2154

import type { ConcreteRequest } from 'relay-runtime';
export type CallSummaryState = "FAILED" | "QUEUED" | "READY";
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type UpdateCallSummaryInput = {
  callReason: string;
  conversationId: string;
  summary: string;
  title: string;
};
export type useSummaryEditMutation$variables = {
  input: UpdateCallSummaryInput;
};
export type useSummaryEditMutation$data = {
  readonly updateCallSummary: {
    readonly aiLog: {
      readonly callSummary: {
        readonly callReason: string | null | undefined;
        readonly editedBy: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly summary: string | null | undefined;
        readonly title: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
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
export type useSummaryEditMutation = {
  response: useSummaryEditMutation$data;
  variables: useSummaryEditMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "updateCallSummary",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationAiLog",
        "kind": "LinkedField",
        "name": "aiLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AiCallSummary",
            "kind": "LinkedField",
            "name": "callSummary",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "callReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "summary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserProfile",
                "kind": "LinkedField",
                "name": "editedBy",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
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
    "name": "useSummaryEditMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSummaryEditMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0b28235a343d25b159a69340de78b1540aecb65e35a1fd5fc135f156000a2154",
    "metadata": {},
    "name": "useSummaryEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d538668292533c58f729aaebe4a2bcc";

export default node;
