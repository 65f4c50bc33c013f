/**
 * @generated SignedSource<<d57865c9f5f4adca2e63aa3c1fd0ac79>>
 * @relayHash bd6ba8ee6fd54fe4c0385d6f295da696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d5607c235d7d851ac87ea009ae5e7b95b821921ae6286df7c931983d3917d3

import type { ConcreteRequest } from 'relay-runtime';
export type useThreadChangedSubscription$variables = Record<PropertyKey, never>;
export type useThreadChangedSubscription$data = {
  readonly threadChanged: {
    readonly id: string;
    readonly lastActivityAt: any;
    readonly unreadCount: number;
    readonly version: number;
  };
};
export type useThreadChangedSubscription = {
  response: useThreadChangedSubscription$data;
  variables: useThreadChangedSubscription$variables;
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
    "name": "useThreadChangedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useThreadChangedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "67d5607c235d7d851ac87ea009ae5e7b95b821921ae6286df7c931983d3917d3",
    "metadata": {},
    "name": "useThreadChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4612ba607a737e9e4b4514eeae27b1d4";

export default node;
