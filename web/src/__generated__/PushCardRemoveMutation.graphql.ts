/**
 * @generated SignedSource<<fbcae4fe05039d9197aac37ff9b1aca4>>
 * @relayHash ffe47dc07e147d6f11dcd640701c57df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 462914bd4f004eb8ef4d4e378b5657b95ce8ec94d3806db300c1bb7293a414bd

import type { ConcreteRequest } from 'relay-runtime';
export type PushCardRemoveMutation$variables = {
  id: string;
};
export type PushCardRemoveMutation$data = {
  readonly removePushDevice: string;
};
export type PushCardRemoveMutation = {
  response: PushCardRemoveMutation$data;
  variables: PushCardRemoveMutation$variables;
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
    "name": "removePushDevice",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PushCardRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PushCardRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "462914bd4f004eb8ef4d4e378b5657b95ce8ec94d3806db300c1bb7293a414bd",
    "metadata": {},
    "name": "PushCardRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39bc3e3a07b31451bd5d0ed00564d83b";

export default node;
