/**
 * @generated SignedSource<<08ab71dceabe3d6da5e828e83a266012>>
 * @relayHash b39e3292eceb85ebb73faa2da6377fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b90cb2186016fc5763d1fa50c02c7ffa742b3fb53c9e9ebdb7a9140d0b29dd77

import type { ConcreteRequest } from 'relay-runtime';
export type PeopleLiveJoinRequestsSubscription$variables = Record<PropertyKey, never>;
export type PeopleLiveJoinRequestsSubscription$data = {
  readonly workspaceChanged: {
    readonly id: string;
  };
};
export type PeopleLiveJoinRequestsSubscription = {
  response: PeopleLiveJoinRequestsSubscription$data;
  variables: PeopleLiveJoinRequestsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Workspace",
    "kind": "LinkedField",
    "name": "workspaceChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "PeopleLiveJoinRequestsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PeopleLiveJoinRequestsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b90cb2186016fc5763d1fa50c02c7ffa742b3fb53c9e9ebdb7a9140d0b29dd77",
    "metadata": {},
    "name": "PeopleLiveJoinRequestsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8495f7416386b4b37fd5481b3ff92e5f";

export default node;
