/**
 * @generated SignedSource<<050bf6b078c060dc892515ddf141dba9>>
 * @relayHash 76536e09af210c55b860e9a02978e8f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4301ecfd29d76ff4dca4725e4ea43cbadaaf1ec02cb2de35af30a35bd14a78d9

import type { ConcreteRequest } from 'relay-runtime';
export type DraftsLiveSubscription$variables = Record<PropertyKey, never>;
export type DraftsLiveSubscription$data = {
  readonly messageDraftChanged: {
    readonly text: string;
    readonly threadId: string;
    readonly typedAt: any;
  };
};
export type DraftsLiveSubscription = {
  response: DraftsLiveSubscription$data;
  variables: DraftsLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageDraft",
    "kind": "LinkedField",
    "name": "messageDraftChanged",
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
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "typedAt",
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
    "name": "DraftsLiveSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DraftsLiveSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4301ecfd29d76ff4dca4725e4ea43cbadaaf1ec02cb2de35af30a35bd14a78d9",
    "metadata": {},
    "name": "DraftsLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d14d7186efd6e6772a91b8653d4018f2";

export default node;
