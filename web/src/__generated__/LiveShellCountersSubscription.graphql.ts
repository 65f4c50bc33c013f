/**
 * @generated SignedSource<<ebefcb8075824abc423e2b676c26e794>>
 * @relayHash 07dc14f0dc537dcf2ffeff7da526ef0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 535ad7824caa5546b8f862cc1821927813fde869d426ddc9d412614d81671a28

import type { ConcreteRequest } from 'relay-runtime';
export type LiveShellCountersSubscription$variables = Record<PropertyKey, never>;
export type LiveShellCountersSubscription$data = {
  readonly inboxCountersChanged: {
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
    "id": "535ad7824caa5546b8f862cc1821927813fde869d426ddc9d412614d81671a28",
    "metadata": {},
    "name": "LiveShellCountersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "befb89fe68a272b173516804f4e56947";

export default node;
