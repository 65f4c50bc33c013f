/**
 * @generated SignedSource<<2a9535416b57304c443e5c60c8f5e571>>
 * @relayHash 3c90204b8ac41e4fd9ccf2f6af483519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8819b3dd7bc4475d44feb0249f6ff698583163aa4c1822360d934a3bd55b9cc3

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
      readonly deviceAvailability: {
        readonly takesSecondCall: boolean;
      } | null | undefined;
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
  "concreteType": "DeviceAvailability",
  "kind": "LinkedField",
  "name": "deviceAvailability",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesSecondCall",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "teams",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8819b3dd7bc4475d44feb0249f6ff698583163aa4c1822360d934a3bd55b9cc3",
    "metadata": {},
    "name": "targetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4917ac044ac19f6f4ae407bd72699c5c";

export default node;
