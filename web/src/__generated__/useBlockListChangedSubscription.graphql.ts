/**
 * @generated SignedSource<<94059aff7bd1f81e3209a831403d0242>>
 * @relayHash 61c75e244b0d4405fde67cb88dfc1db3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92f9460e4467c1ec775cd704da16530ba1b894edc75f747708209ecc94e7fe24

import type { ConcreteRequest } from 'relay-runtime';
export type useBlockListChangedSubscription$variables = Record<PropertyKey, never>;
export type useBlockListChangedSubscription$data = {
  readonly blockListChanged: {
    readonly number: string;
  };
};
export type useBlockListChangedSubscription = {
  response: useBlockListChangedSubscription$data;
  variables: useBlockListChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BlockListChange",
    "kind": "LinkedField",
    "name": "blockListChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
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
    "name": "useBlockListChangedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBlockListChangedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "92f9460e4467c1ec775cd704da16530ba1b894edc75f747708209ecc94e7fe24",
    "metadata": {},
    "name": "useBlockListChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "14f0837e3e3c40eeb68e42e4f35cad28";

export default node;
