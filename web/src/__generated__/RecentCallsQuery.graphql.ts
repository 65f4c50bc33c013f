/**
 * @generated SignedSource<<9610fea1f62f4a0b59907e55cda8ed52>>
 * @relayHash 4a19468e0352f97d1ac20a6776f13750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b154fc269ec502c4f9ca128db059155a41e250597ddb9a80d744e7e044f69ca5

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
        readonly inQueue: boolean;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inQueue",
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
    "id": "b154fc269ec502c4f9ca128db059155a41e250597ddb9a80d744e7e044f69ca5",
    "metadata": {},
    "name": "RecentCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b04e471c75fd7e5189b4065083664f8f";

export default node;
