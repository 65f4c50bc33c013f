/**
 * @generated SignedSource<<fcc197631426465e473850fa89f010aa>>
 * @relayHash 411607c981eedc0dc2cad903b7eb30c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29d7c3b70f20e11cc7dd1567696a04f1c01cfc6d233f368b7cffaba54293f3cd

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardTransferMutation$variables = {
  code: string;
  userProfileId: string;
};
export type OwnershipCardTransferMutation$data = {
  readonly transferOwnership: {
    readonly id: string;
    readonly status: OwnershipTransferStatus;
  };
};
export type OwnershipCardTransferMutation = {
  response: OwnershipCardTransferMutation$data;
  variables: OwnershipCardTransferMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userProfileId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "userProfileId",
        "variableName": "userProfileId"
      }
    ],
    "concreteType": "OwnershipTransfer",
    "kind": "LinkedField",
    "name": "transferOwnership",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnershipCardTransferMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OwnershipCardTransferMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "29d7c3b70f20e11cc7dd1567696a04f1c01cfc6d233f368b7cffaba54293f3cd",
    "metadata": {},
    "name": "OwnershipCardTransferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a428c0df27f2d8fe3746e699e304b5a";

export default node;
