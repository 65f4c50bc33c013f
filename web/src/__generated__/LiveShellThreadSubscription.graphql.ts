/**
 * @generated SignedSource<<3308f7ccdd788a0146d14634723070b1>>
 * @relayHash 41f60416759543bf8a35d6aa3fe22f53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e35dd8b26587e72a7dc28cba1104584b15f26350451bacbb9663649a87f0110

import type { ConcreteRequest } from 'relay-runtime';
export type LiveShellThreadSubscription$variables = Record<PropertyKey, never>;
export type LiveShellThreadSubscription$data = {
  readonly threadChanged: {
    readonly id: string;
    readonly lastActivityAt: any;
    readonly unreadCount: number;
    readonly version: number;
  };
};
export type LiveShellThreadSubscription = {
  response: LiveShellThreadSubscription$data;
  variables: LiveShellThreadSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Thread",
    "kind": "LinkedField",
    "name": "threadChanged",
    "plural": false,
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
        "name": "unreadCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastActivityAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "LiveShellThreadSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellThreadSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8e35dd8b26587e72a7dc28cba1104584b15f26350451bacbb9663649a87f0110",
    "metadata": {},
    "name": "LiveShellThreadSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7a78951bf11fe89f72a78af6de078bd2";

export default node;
