/**
 * @generated SignedSource<<4248fd810b9b8a0d072b706fa51b72fa>>
 * @relayHash 30d95c24ac5b513a2dfa075532c4da7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38233dccd0fceb1db9c97b59c787d571f84da4c1cbadd094cc6319229d5b4561

import type { ConcreteRequest } from 'relay-runtime';
export type useReachabilityChangedSubscription$variables = Record<PropertyKey, never>;
export type useReachabilityChangedSubscription$data = {
  readonly reachabilityChanged: {
    readonly reachable: boolean;
  };
};
export type useReachabilityChangedSubscription = {
  response: useReachabilityChangedSubscription$data;
  variables: useReachabilityChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Reachability",
    "kind": "LinkedField",
    "name": "reachabilityChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reachable",
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
    "name": "useReachabilityChangedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReachabilityChangedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38233dccd0fceb1db9c97b59c787d571f84da4c1cbadd094cc6319229d5b4561",
    "metadata": {},
    "name": "useReachabilityChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1d808e1afe52ad358a174356f5515807";

export default node;
