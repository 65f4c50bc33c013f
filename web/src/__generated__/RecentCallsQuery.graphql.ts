/**
 * @generated SignedSource<<9dc0eef266118d0093f7db43ce888c93>>
 * @relayHash 1607f2a9dd6cd95e9d9362a75225063d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 838558051d10e276f4dc83539b4a529858f1a630f1415767bb17b9a99861c537

import type { ConcreteRequest } from 'relay-runtime';
export type CallStatus = "ABANDONED" | "COMPLETED" | "FAILED" | "INCOMING" | "MISSED" | "ON_GOING" | "OUTGOING" | "PENDING" | "REJECTED" | "VOICEMAIL";
export type Direction = "INBOUND" | "OUTBOUND";
export type RecentCallsQuery$variables = {
  limit: number;
};
export type RecentCallsQuery$data = {
  readonly fetchConversations: {
    readonly data: ReadonlyArray<{
      readonly call: {
        readonly endReason: string | null | undefined;
        readonly status: CallStatus;
      } | null | undefined;
      readonly contact: {
        readonly fullName: string;
        readonly id: string;
      } | null | undefined;
      readonly createdAt: any;
      readonly direction: Direction;
      readonly id: string;
      readonly peerNumber: string;
      readonly phoneNumber: {
        readonly name: string | null | undefined;
      };
    }>;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly setting: {
      readonly timezone: string | null | undefined;
    };
  };
};
export type RecentCallsQuery = {
  response: RecentCallsQuery$data;
  variables: RecentCallsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
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
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
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
    "args": [
      {
        "kind": "Literal",
        "name": "channel",
        "value": "call"
      },
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      }
    ],
    "concreteType": "ConversationList",
    "kind": "LinkedField",
    "name": "fetchConversations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "peerNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "contact",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ConversationPhoneNumber",
            "kind": "LinkedField",
            "name": "phoneNumber",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endReason",
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
    "name": "RecentCallsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecentCallsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "838558051d10e276f4dc83539b4a529858f1a630f1415767bb17b9a99861c537",
    "metadata": {},
    "name": "RecentCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6f75d6dc2ec60e4099e03197b388de9";

export default node;
