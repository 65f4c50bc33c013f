/**
 * @generated SignedSource<<ce0b05e94aae33dc3e2fc508d25226c3>>
 * @relayHash 7a0d7cf7dc3a2ae35099006ee0370649
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26de31d406e1414c1ce73309a1077591c399a05f9dda8088d2e51f458478307b

import type { ConcreteRequest } from 'relay-runtime';
export type OwnershipTransferStatus = "ACCEPTED" | "CANCELLED" | "EXPIRED" | "PENDING" | "REFUSED";
export type OwnershipCardRefuseMutation$variables = {
  id: string;
};
export type OwnershipCardRefuseMutation$data = {
  readonly refuseOwnershipTransfer: {
    readonly id: string;
    readonly status: OwnershipTransferStatus;
  };
};
export type OwnershipCardRefuseMutation = {
  response: OwnershipCardRefuseMutation$data;
  variables: OwnershipCardRefuseMutation$variables;
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
    "name": "refuseOwnershipTransfer",
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
    "name": "OwnershipCardRefuseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnershipCardRefuseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26de31d406e1414c1ce73309a1077591c399a05f9dda8088d2e51f458478307b",
    "metadata": {},
    "name": "OwnershipCardRefuseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b15bf4aef68c62eda12a762dcc5671d9";

export default node;
