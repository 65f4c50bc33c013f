/**
 * @generated SignedSource<<70275cdbdd90cb7ef0c4d8543c8e8274>>
 * @relayHash 0bd95e6344f567b7653a4b497fd43a16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3620e205e060fcd931593b2ff0f8e232f1303997ad1b6c05b7f3432215eb6dc5

import type { ConcreteRequest } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
export type targetsQuery$variables = Record<PropertyKey, never>;
export type targetsQuery$data = {
  readonly fetchWorkspaceTransferUsersOrTeams: {
    readonly teams: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly users: ReadonlyArray<{
      readonly displayName: string;
      readonly mainUserId: string;
      readonly presence: UserPresence;
      readonly teamIds: ReadonlyArray<string>;
    }>;
  };
};
export type targetsQuery = {
  response: targetsQuery$data;
  variables: targetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mainUserId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "presence",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "teams",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "targetsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TransferTargets",
        "kind": "LinkedField",
        "name": "fetchWorkspaceTransferUsersOrTeams",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "targetsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TransferTargets",
        "kind": "LinkedField",
        "name": "fetchWorkspaceTransferUsersOrTeams",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3620e205e060fcd931593b2ff0f8e232f1303997ad1b6c05b7f3432215eb6dc5",
    "metadata": {},
    "name": "targetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2160072fa51ffcc34747ee58d640fd0e";

export default node;
