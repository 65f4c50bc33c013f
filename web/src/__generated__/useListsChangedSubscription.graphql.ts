/**
 * @generated SignedSource<<27b704efffdcd0037837a91c751aafbd>>
 * @relayHash 3410fd871d8ca4942c1aa8192b0b49f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e5ded0f64b97c4c41e0e67482117b075eb10944a40dbe71a1376337e8b01b4

import type { ConcreteRequest } from 'relay-runtime';
export type useListsChangedSubscription$variables = Record<PropertyKey, never>;
export type useListsChangedSubscription$data = {
  readonly subscriberListChanged: {
    readonly deleted: boolean;
    readonly list: {
      readonly contactCount: number;
      readonly description: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly version: number;
    };
  };
};
export type useListsChangedSubscription = {
  response: useListsChangedSubscription$data;
  variables: useListsChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SubscriberListUpdate",
    "kind": "LinkedField",
    "name": "subscriberListChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deleted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberList",
        "kind": "LinkedField",
        "name": "list",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contactCount",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useListsChangedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useListsChangedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "53e5ded0f64b97c4c41e0e67482117b075eb10944a40dbe71a1376337e8b01b4",
    "metadata": {},
    "name": "useListsChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d1a37fadac6784cbbf4b733b25e05c94";

export default node;
