/**
 * @generated SignedSource<<bab27ed0922f7b07375736842b7b6108>>
 * @relayHash 2d5c26877988aa89403306ad62f33f14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf4cb32a2c8b5cdfb98b7c873800c88e6ed4fcf5e1872d852018e8412e5f24d

import type { ConcreteRequest } from 'relay-runtime';
export type GetStartedPageDetailsMutation$variables = Record<PropertyKey, never>;
export type GetStartedPageDetailsMutation$data = {
  readonly updateOnBoarding: {
    readonly id: string;
  };
};
export type GetStartedPageDetailsMutation = {
  response: GetStartedPageDetailsMutation$data;
  variables: GetStartedPageDetailsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "status",
        "value": "COMPLETED"
      },
      {
        "kind": "Literal",
        "name": "step",
        "value": "WORKSPACE_DETAILS"
      }
    ],
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "updateOnBoarding",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": "updateOnBoarding(status:\"COMPLETED\",step:\"WORKSPACE_DETAILS\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GetStartedPageDetailsMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetStartedPageDetailsMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6cf4cb32a2c8b5cdfb98b7c873800c88e6ed4fcf5e1872d852018e8412e5f24d",
    "metadata": {},
    "name": "GetStartedPageDetailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a20e63097c6251db5931cfc2e408482c";

export default node;
