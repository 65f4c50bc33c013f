/**
 * @generated SignedSource<<68b38c6c5f95c4f4786d0b672dae9de7>>
 * @relayHash 93163d39473bc94291d40f60bd307260
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f0ad77ce9bfff936515609823db4d3401a31c3930864003efb0879d8f8bfa1f

import type { ConcreteRequest } from 'relay-runtime';
export type DevicesRemoveMutation$variables = {
  id: string;
};
export type DevicesRemoveMutation$data = {
  readonly removeDevice: boolean;
};
export type DevicesRemoveMutation = {
  response: DevicesRemoveMutation$data;
  variables: DevicesRemoveMutation$variables;
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
    "kind": "ScalarField",
    "name": "removeDevice",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DevicesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DevicesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0f0ad77ce9bfff936515609823db4d3401a31c3930864003efb0879d8f8bfa1f",
    "metadata": {},
    "name": "DevicesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65929813bef9d3d0f74fdbe08261909c";

export default node;
