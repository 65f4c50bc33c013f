/**
 * @generated SignedSource<<38915ddd23f60a37195df03f74ffaf66>>
 * @relayHash 38b5fdc755c33e508565a70f49ad882b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e030c91f2195f85c6a32b76993b725da05226acac77b2bba8c7d65c8c9432bf2

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardQuery$variables = Record<PropertyKey, never>;
export type OwnershipCardQuery$data = {
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
    "id": "e030c91f2195f85c6a32b76993b725da05226acac77b2bba8c7d65c8c9432bf2",
    "metadata": {},
    "name": "OwnershipCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5840c5363edda6240277dfc74600ec69";

export default node;
