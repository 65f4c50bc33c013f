/**
 * @generated SignedSource<<8e3439c3c32b51418c5514a7747cee47>>
 * @relayHash b8516baeefba54d48a35d04a3e90f0c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68a213f22e787e271cdc841a8f09813b0016a1b98d76429c5445e7463d1d6b74

import type { ConcreteRequest } from 'relay-runtime';
export type useCallFollowedSubscription$variables = Record<PropertyKey, never>;
export type useCallFollowedSubscription$data = {
  readonly contactConversation: {
    readonly conversation: {
      readonly id: string;
      readonly version: number;
    };
  };
};
export type useCallFollowedSubscription = {
  response: useCallFollowedSubscription$data;
  variables: useCallFollowedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationUpdate",
    "kind": "LinkedField",
    "name": "contactConversation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
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
    "name": "useCallFollowedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCallFollowedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "68a213f22e787e271cdc841a8f09813b0016a1b98d76429c5445e7463d1d6b74",
    "metadata": {},
    "name": "useCallFollowedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0b4952111ddc035430c9c83d808a8100";

export default node;
