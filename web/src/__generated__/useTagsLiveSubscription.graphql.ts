/**
 * @generated SignedSource<<edd690d12b731a9c01ad2a8b2d302e6f>>
 * @relayHash 36b2bfbd9f90d157c8f4999530a4e04d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c80b08fed1e17b6ae92d39eff00f7aa3db638a6d68e1fd8239f17912fbdf39e

import type { ConcreteRequest } from 'relay-runtime';
export type useTagsLiveSubscription$variables = Record<PropertyKey, never>;
export type useTagsLiveSubscription$data = {
  readonly conversationTagsChanged: ReadonlyArray<{
    readonly backgroundColor: string;
    readonly color: string;
    readonly id: string;
    readonly name: string;
    readonly version: number;
  }>;
};
export type useTagsLiveSubscription = {
  response: useTagsLiveSubscription$data;
  variables: useTagsLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationTag",
    "kind": "LinkedField",
    "name": "conversationTagsChanged",
    "plural": true,
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
        "name": "backgroundColor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "color",
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
    "name": "useTagsLiveSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTagsLiveSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4c80b08fed1e17b6ae92d39eff00f7aa3db638a6d68e1fd8239f17912fbdf39e",
    "metadata": {},
    "name": "useTagsLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6279fcb928ee75514c3e5285e186f9ad";

export default node;
