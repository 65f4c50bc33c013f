/**
 * @generated SignedSource<<ab5d19995aa7eb41f38d3232005cd4d5>>
 * @relayHash 8d68bfe61bdc50679e7b86be4ee498f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e94a311cdafd3427f08dd2732dbe492f9fbd8973fd536bffd9d78ffb30819a8

import type { ConcreteRequest } from 'relay-runtime';
export type NewChatQuery$variables = {
  text: string;
};
export type NewChatQuery$data = {
  readonly fetchInternalChats: ReadonlyArray<{
    readonly id: string;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly teamId: string | null | undefined;
  }>;
  readonly fetchUsersMentionsOnly: ReadonlyArray<{
    readonly displayName: string;
    readonly fullName: string;
    readonly id: string;
    readonly mainUserId: string;
  }>;
};
export type NewChatQuery = {
  response: NewChatQuery$data;
  variables: NewChatQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
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
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "fetchUsersMentionsOnly",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mainUserId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      },
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
    "concreteType": "InternalChat",
    "kind": "LinkedField",
    "name": "fetchInternalChats",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "teamId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "NewChatQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewChatQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5e94a311cdafd3427f08dd2732dbe492f9fbd8973fd536bffd9d78ffb30819a8",
    "metadata": {},
    "name": "NewChatQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26e2fc5361732abc8839b335a2e38117";

export default node;
