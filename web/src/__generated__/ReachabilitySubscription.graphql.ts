/**
 * @generated SignedSource<<424a5648387ee694383252b0b746962d>>
 * @relayHash dae3a285ea69a382a2270613150d0785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc69f23a9724f4b32bfc604f2ba7be5f57f3762dbc2770f30038a707ba610b05

import type { ConcreteRequest } from 'relay-runtime';
export type ReachabilitySubscription$variables = Record<PropertyKey, never>;
export type ReachabilitySubscription$data = {
  readonly reachabilityChanged: {
    readonly reachable: boolean;
  };
};
export type ReachabilitySubscription = {
  response: ReachabilitySubscription$data;
  variables: ReachabilitySubscription$variables;
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
    "name": "ReachabilitySubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReachabilitySubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dc69f23a9724f4b32bfc604f2ba7be5f57f3762dbc2770f30038a707ba610b05",
    "metadata": {},
    "name": "ReachabilitySubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fd83e3d94c101d401be21fff3e55a52c";

export default node;
