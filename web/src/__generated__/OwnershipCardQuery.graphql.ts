/**
 * @generated SignedSource<<c1a5da56eefefa81c9a294af1d6ad0f4>>
 * @relayHash 27e3465d8eb8b78c30be341be918ab9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9803a864e6336351d6ac23935659aea9a03f41f326212ea517299a8c563c28a

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardQuery$variables = Record<PropertyKey, never>;
export type OwnershipCardQuery$data = {
  readonly getCurrentUserTopLevel: {
    readonly id: string;
    readonly mfaSettings: {
      readonly enabled: boolean;
    };
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
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "displayName",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "getCurrentUserTopLevel",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MfaSettings",
        "kind": "LinkedField",
        "name": "mfaSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enabled",
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
    "concreteType": "OwnershipTransfer",
    "kind": "LinkedField",
    "name": "getOwnershipTransfer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "to",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnershipCardQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnershipCardQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b9803a864e6336351d6ac23935659aea9a03f41f326212ea517299a8c563c28a",
    "metadata": {},
    "name": "OwnershipCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b7c16ec293933b69a28bad0a434a609";

export default node;
