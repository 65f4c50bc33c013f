/**
 * @generated SignedSource<<0eab4eb3c8c417277c683d3387eaf412>>
 * @relayHash 19588f5b85b667bc739fc927c8bf3368
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9b66df063268b2a29fc7e8b9b0db708202f7547bc91408338635abe416b8bb4

import type { ConcreteRequest } from 'relay-runtime';
export type ResyncReason = "ACCESS_CHANGED" | "FEED_INTERRUPTED" | "RING_EXCEEDED";
export type useLiveShellResyncSubscription$variables = Record<PropertyKey, never>;
export type useLiveShellResyncSubscription$data = {
  readonly resync: {
    readonly at: any;
    readonly reason: ResyncReason;
  };
};
export type useLiveShellResyncSubscription = {
  response: useLiveShellResyncSubscription$data;
  variables: useLiveShellResyncSubscription$variables;
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
    "name": "useLiveShellResyncSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveShellResyncSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e9b66df063268b2a29fc7e8b9b0db708202f7547bc91408338635abe416b8bb4",
    "metadata": {},
    "name": "useLiveShellResyncSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "477779e7e848cde8b75c75ea891cd133";

export default node;
