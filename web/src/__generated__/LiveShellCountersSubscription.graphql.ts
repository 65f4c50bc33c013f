/**
 * @generated SignedSource<<1d0ddc4b287244bbf1af8e9f9cb52f7c>>
 * @relayHash 92659852672cbb38a926d936d20950fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237339330af62e11928503f4fede60f80079a1953a436acd2bee2a9d250a2840

import type { ConcreteRequest } from 'relay-runtime';
export type LiveShellCountersSubscription$variables = Record<PropertyKey, never>;
export type LiveShellCountersSubscription$data = {
  readonly inboxCountersChanged: {
    readonly done: number;
    readonly open: number;
    readonly unread: number;
  };
};
export type LiveShellCountersSubscription = {
  response: LiveShellCountersSubscription$data;
  variables: LiveShellCountersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InboxCounters",
    "kind": "LinkedField",
    "name": "inboxCountersChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "open",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unread",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
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
    "name": "LiveShellCountersSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellCountersSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "237339330af62e11928503f4fede60f80079a1953a436acd2bee2a9d250a2840",
    "metadata": {},
    "name": "LiveShellCountersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "93976864ed3849f4c9321fe9b8a534bc";

export default node;
