/**
 * @generated SignedSource<<1052df7cea24ca04710e69822bdbf35f>>
 * @relayHash c04ac929434018ecc2322f73aca42dcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad82217e3fe2b0df3be323038168013f15771e1f342521b27644dfb1f6c88928

import type { ConcreteRequest } from 'relay-runtime';
export type FollowUpToolQuery$variables = Record<PropertyKey, never>;
export type FollowUpToolQuery$data = {
  readonly fetchFollowUps: ReadonlyArray<{
    readonly dueAt: any;
    readonly id: string;
    readonly threadId: string;
  }>;
};
export type FollowUpToolQuery = {
  response: FollowUpToolQuery$data;
  variables: FollowUpToolQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FollowUp",
    "kind": "LinkedField",
    "name": "fetchFollowUps",
    "plural": true,
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
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
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
    "name": "FollowUpToolQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowUpToolQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ad82217e3fe2b0df3be323038168013f15771e1f342521b27644dfb1f6c88928",
    "metadata": {},
    "name": "FollowUpToolQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "421ef32fff81c6ca1d651c8b8e838594";

export default node;
