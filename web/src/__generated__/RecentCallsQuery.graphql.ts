/**
 * @generated SignedSource<<8d605da5be24a77a4c1ee849fe29778d>>
 * @relayHash 2d4925dad68e4e89659dda86db40a3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a707884db6ec94efd77256f0d031169bea96f216416ab658a60d606355946cb5

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
    "id": "a707884db6ec94efd77256f0d031169bea96f216416ab658a60d606355946cb5",
    "metadata": {},
    "name": "RecentCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6b8fd2414ac862c814a8959259fa6aa";

export default node;
