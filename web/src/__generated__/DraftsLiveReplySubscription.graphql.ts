/**
 * @generated SignedSource<<fe4e11a9009c2ad2162e24a4aa0ea435>>
 * @relayHash 0ae7963c83a8d692f0ab23d906621f96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f18cf49cc146d9ad23a5ef6310efcb90967ddca0214ee2f6c3037e1fec13411

import type { ConcreteRequest } from 'relay-runtime';
export type DraftsLiveReplySubscription$variables = Record<PropertyKey, never>;
export type DraftsLiveReplySubscription$data = {
  readonly conversationReplyChanged: {
    readonly threadId: string;
    readonly until: any;
    readonly userProfile: {
      readonly displayName: string;
      readonly firstName: string;
      readonly id: string;
    } | null | undefined;
  };
};
export type DraftsLiveReplySubscription = {
  response: DraftsLiveReplySubscription$data;
  variables: DraftsLiveReplySubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationReply",
    "kind": "LinkedField",
    "name": "conversationReplyChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "until",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
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
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
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
    "name": "DraftsLiveReplySubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DraftsLiveReplySubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8f18cf49cc146d9ad23a5ef6310efcb90967ddca0214ee2f6c3037e1fec13411",
    "metadata": {},
    "name": "DraftsLiveReplySubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c6300cb19b0fed3fed3b1ed279341bb5";

export default node;
