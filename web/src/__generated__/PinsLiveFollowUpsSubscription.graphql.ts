/**
 * @generated SignedSource<<501c35107f2844144a168acc222adf1c>>
 * @relayHash 7c0a9d45e954a0db78858426a583b49d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdfda6f4cf03a44d2b4ce7e2e50de212c96579c1c8f71fce6cf56ebad5c67a9

import type { ConcreteRequest } from 'relay-runtime';
export type PinsLiveFollowUpsSubscription$variables = Record<PropertyKey, never>;
export type PinsLiveFollowUpsSubscription$data = {
  readonly followUpsChanged: ReadonlyArray<{
    readonly dueAt: any;
    readonly id: string;
    readonly threadId: string;
  }>;
};
export type PinsLiveFollowUpsSubscription = {
  response: PinsLiveFollowUpsSubscription$data;
  variables: PinsLiveFollowUpsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FollowUp",
    "kind": "LinkedField",
    "name": "followUpsChanged",
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
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueAt",
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
    "name": "PinsLiveFollowUpsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PinsLiveFollowUpsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2bdfda6f4cf03a44d2b4ce7e2e50de212c96579c1c8f71fce6cf56ebad5c67a9",
    "metadata": {},
    "name": "PinsLiveFollowUpsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f8d598d6fa8fc0710d118ce74d55dbc7";

export default node;
