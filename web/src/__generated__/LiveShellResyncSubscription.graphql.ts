/**
 * @generated SignedSource<<49c3495ce16e48c04c53c1c65fe4e641>>
 * @relayHash ac92f9f1a8cd9636e3c55ecea8e405ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11670a7513ae7c279b3913bb7133fe01635ca212a6bfd60a1ced3ad0fdf61450

import type { ConcreteRequest } from 'relay-runtime';
export type ResyncReason = "ACCESS_CHANGED" | "FEED_INTERRUPTED" | "RING_EXCEEDED";
export type LiveShellResyncSubscription$variables = Record<PropertyKey, never>;
export type LiveShellResyncSubscription$data = {
  readonly resync: {
    readonly at: any;
    readonly reason: ResyncReason;
  };
};
export type LiveShellResyncSubscription = {
  response: LiveShellResyncSubscription$data;
  variables: LiveShellResyncSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Resync",
    "kind": "LinkedField",
    "name": "resync",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "LiveShellResyncSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellResyncSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "11670a7513ae7c279b3913bb7133fe01635ca212a6bfd60a1ced3ad0fdf61450",
    "metadata": {},
    "name": "LiveShellResyncSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f15dbf0ab102a67cde475e2671af3094";

export default node;
