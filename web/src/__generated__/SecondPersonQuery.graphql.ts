/**
 * @generated SignedSource<<7bc7bea6898f813f686b67e6a5c8f07f>>
 * @relayHash 3a93a58faf61ef06acd2925681d5ee1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeb0f738e334fec68716ba82e8e4cdb155a357d0dab2615107b636eec2573200

import type { ConcreteRequest } from 'relay-runtime';
export type UserStatus = "ACTIVE" | "DEACTIVATED" | "INACTIVE";
export type SecondPersonQuery$variables = Record<PropertyKey, never>;
export type SecondPersonQuery$data = {
  readonly fetchUserProfiles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly displayName: string;
        readonly id: string;
        readonly isRemoved: boolean;
        readonly mainUserId: string;
        readonly status: UserStatus;
      };
    }>;
  };
  readonly getWorkspaceUserProfile: {
    readonly id: string;
  };
  readonly getWorkspaceWithSettings: {
    readonly id: string;
    readonly isDemo: boolean;
  };
};
export type SecondPersonQuery = {
  response: SecondPersonQuery$data;
  variables: SecondPersonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "getWorkspaceWithSettings",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDemo",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 10
      }
    ],
    "concreteType": "UserProfileList",
    "kind": "LinkedField",
    "name": "fetchUserProfiles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfileEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRemoved",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchUserProfiles(first:10)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecondPersonQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecondPersonQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eeb0f738e334fec68716ba82e8e4cdb155a357d0dab2615107b636eec2573200",
    "metadata": {},
    "name": "SecondPersonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd9d38da9f954c19b5bff885f192ea40";

export default node;
