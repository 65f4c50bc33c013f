/**
 * @generated SignedSource<<16d80361ef5b8e1bc3df2cd1dfb6f517>>
 * @relayHash 8cb298646931e1354d11220797255b2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b74dd813d7f625bd8716365b01ea8d7aa22e3d5ce974ccea78d10709fbc8b4e0

import type { ConcreteRequest } from 'relay-runtime';
export type CallSummaryState = "FAILED" | "QUEUED" | "READY";
export type CallTranscriptionFailure = "BAD_ANSWER" | "BROKEN" | "BUSY" | "INSUFFICIENT_BALANCE" | "NO_FILE" | "ONE_CHANNEL" | "REFUSED" | "TIMED_OUT" | "UNAUTHORIZED" | "UNREACHABLE" | "WORKSPACE_SUSPENDED";
export type useSummaryQuery$variables = {
  id: string;
};
export type useSummaryQuery$data = {
  readonly getSummaryEngine: {
    readonly isConfigured: boolean;
    readonly isFromSandbox: boolean;
  };
  readonly getWorkspaceConversationEntity: {
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
      readonly canChangeWords: boolean;
      readonly isVoiceMailRecording: boolean;
      readonly summaryProgress: {
        readonly failure: CallTranscriptionFailure | null | undefined;
        readonly state: CallSummaryState;
        readonly version: number;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
  };
};
export type useSummaryQuery = {
  response: useSummaryQuery$data;
  variables: useSummaryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
    "args": null,
    "concreteType": "SummaryEngine",
    "kind": "LinkedField",
    "name": "getSummaryEngine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isConfigured",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFromSandbox",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "getWorkspaceConversationEntity",
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
            "kind": "ScalarField",
            "name": "isVoiceMailRecording",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canChangeWords",
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
    "name": "useSummaryQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSummaryQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b74dd813d7f625bd8716365b01ea8d7aa22e3d5ce974ccea78d10709fbc8b4e0",
    "metadata": {},
    "name": "useSummaryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d97624a48866a4dfea8c8b264cedad7";

export default node;
