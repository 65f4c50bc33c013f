/**
 * @generated SignedSource<<a9b210a6716bcb7dce642f64e11d82cb>>
 * @relayHash e5a6f44563be9554e8d0ff98abab4994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49efebc4a137db9d0c0f0f9df22a6ffb4cebe4f077a72f2313b0d83fe62a1a40

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErasureState = "CANCELLED" | "DONE" | "RUNNING" | "WAITING";
export type useErasureChangedSubscription$variables = Record<PropertyKey, never>;
export type useErasureChangedSubscription$data = {
  readonly erasureChanged: {
    readonly finishedAt: any | null | undefined;
    readonly id: string;
    readonly state: ErasureState;
    readonly " $fragmentSpreads": FragmentRefs<"ErasureProgress_erasure">;
  };
};
export type useErasureChangedSubscription = {
  response: useErasureChangedSubscription$data;
  variables: useErasureChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "finishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useErasureChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "erasureChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ErasureProgress_erasure"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useErasureChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Erasure",
        "kind": "LinkedField",
        "name": "erasureChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ErasedPart",
            "kind": "LinkedField",
            "name": "parts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "part",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finished",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49efebc4a137db9d0c0f0f9df22a6ffb4cebe4f077a72f2313b0d83fe62a1a40",
    "metadata": {},
    "name": "useErasureChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "165aacb0dd5949463145a4eb1d7762ed";

export default node;
