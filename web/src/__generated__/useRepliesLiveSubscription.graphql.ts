/**
 * @generated SignedSource<<61a90c3530e9746f696f8a9c8e2a45c2>>
 * @relayHash 1531a7dbc4188c2e080a429954bcebef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7daa51c92e11b8b9dc6494245e1420a31bf43d3cb198bd6439c38ddc53519711

import type { ConcreteRequest } from 'relay-runtime';
export type SavedReplyAudience = "OWN" | "TEAM" | "WORKSPACE";
export type useRepliesLiveSubscription$variables = Record<PropertyKey, never>;
export type useRepliesLiveSubscription$data = {
  readonly savedRepliesChanged: ReadonlyArray<{
    readonly audience: SavedReplyAudience;
    readonly body: string;
    readonly canChange: boolean;
    readonly canRemove: boolean;
    readonly id: string;
    readonly name: string;
    readonly team: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly version: number;
  }>;
};
export type useRepliesLiveSubscription = {
  response: useRepliesLiveSubscription$data;
  variables: useRepliesLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SavedReply",
    "kind": "LinkedField",
    "name": "savedRepliesChanged",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "audience",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "team",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canChange",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canRemove",
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
    "name": "useRepliesLiveSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRepliesLiveSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7daa51c92e11b8b9dc6494245e1420a31bf43d3cb198bd6439c38ddc53519711",
    "metadata": {},
    "name": "useRepliesLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b074629499d3ea86a3200a07fed82c82";

export default node;
