/**
 * @generated SignedSource<<de7edb9a098e29f72c16c1f1fc55986e>>
 * @relayHash 946c97ceef6b2090dd7e41f1450f910d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb2e3a570794b56cb3bb229089f3b0b93c1af384efbe78247ca57a15954c696a

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type UserStatus = "ACTIVE" | "DEACTIVATED" | "INACTIVE";
export type OwnershipCardQuery$variables = Record<PropertyKey, never>;
export type OwnershipCardQuery$data = {
  readonly fetchUserProfiles: {
    readonly data: ReadonlyArray<{
      readonly displayName: string;
      readonly email: string;
      readonly id: string;
      readonly isRemoved: boolean;
      readonly roleId: string | null | undefined;
      readonly status: UserStatus;
    }>;
  };
  readonly getOwnershipTransfer: {
    readonly expiresAt: any;
    readonly from: {
      readonly displayName: string;
      readonly id: string;
    };
    readonly id: string;
    readonly status: OwnershipTransferStatus;
    readonly to: {
      readonly displayName: string;
      readonly id: string;
    };
  } | null | undefined;
};
export type OwnershipCardQuery = {
  response: OwnershipCardQuery$data;
  variables: OwnershipCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OwnershipTransfer",
    "kind": "LinkedField",
    "name": "getOwnershipTransfer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "from",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "to",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
        "name": "first",
        "value": 100
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
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roleId",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
    "storageKey": "fetchUserProfiles(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnershipCardQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnershipCardQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "cb2e3a570794b56cb3bb229089f3b0b93c1af384efbe78247ca57a15954c696a",
    "metadata": {},
    "name": "OwnershipCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f1aa7d49c0b934ee90c7bd43dce2469";

export default node;
