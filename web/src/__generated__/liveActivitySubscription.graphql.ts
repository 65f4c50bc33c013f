/**
 * @generated SignedSource<<cd04f351a464315828f00696fa68cde8>>
 * @relayHash 04273ed4af2f43b24edeb8f3aa491c51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ded1812e7ad520a4c7739e2954a3a1e49779017a6c55d071837224e2a45b48c0

import type { ConcreteRequest } from 'relay-runtime';
export type liveActivitySubscription$variables = Record<PropertyKey, never>;
export type liveActivitySubscription$data = {
  readonly liveActivityChanged: {
    readonly at: any;
  };
};
export type liveActivitySubscription = {
  response: liveActivitySubscription$data;
  variables: liveActivitySubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LiveActivityChange",
    "kind": "LinkedField",
    "name": "liveActivityChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
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
    "name": "liveActivitySubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveActivitySubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ded1812e7ad520a4c7739e2954a3a1e49779017a6c55d071837224e2a45b48c0",
    "metadata": {},
    "name": "liveActivitySubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0ab5bc6410beb5992587784f45f0b372";

export default node;
