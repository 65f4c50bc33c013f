/**
 * @generated SignedSource<<06d1bea316caa5f3316a4581f36b6da9>>
 * @relayHash abf19fc8d7985e329f4597aa59d9094f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d45409dd39ecd4ab346ecdd5a67a7d689c1f8a3ecf0d7746b155eafb9c9e4cd3

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardCancelMutation$variables = {
  id: string;
};
export type OwnershipCardCancelMutation$data = {
  readonly cancelOwnershipTransfer: {
    readonly id: string;
    readonly status: OwnershipTransferStatus;
  };
};
export type OwnershipCardCancelMutation = {
  response: OwnershipCardCancelMutation$data;
  variables: OwnershipCardCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "OwnershipTransfer",
    "kind": "LinkedField",
    "name": "cancelOwnershipTransfer",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnershipCardCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnershipCardCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d45409dd39ecd4ab346ecdd5a67a7d689c1f8a3ecf0d7746b155eafb9c9e4cd3",
    "metadata": {},
    "name": "OwnershipCardCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "125f480e94e9306b6de68918c1e523f0";

export default node;
