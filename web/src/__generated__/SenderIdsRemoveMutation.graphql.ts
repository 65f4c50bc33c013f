/**
 * @generated SignedSource<<e0329b4e4a66e40542277ba7c99dad7b>>
 * @relayHash d0b49f5b28d2d56fe2cc1995765d08ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6f09613cc24379cd477b8f2b5b480f6c44af1b5ac66695c29f5b8a099f9ba70

import type { ConcreteRequest } from 'relay-runtime';
export type SenderIdsRemoveMutation$variables = {
  id: string;
};
export type SenderIdsRemoveMutation$data = {
  readonly removeSenderId: boolean;
};
export type SenderIdsRemoveMutation = {
  response: SenderIdsRemoveMutation$data;
  variables: SenderIdsRemoveMutation$variables;
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
    "name": "removeSenderId",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SenderIdsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SenderIdsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6f09613cc24379cd477b8f2b5b480f6c44af1b5ac66695c29f5b8a099f9ba70",
    "metadata": {},
    "name": "SenderIdsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c5f7b7ec650198e2f874ed8cb6d34500";

export default node;
