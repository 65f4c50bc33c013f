/**
 * @generated SignedSource<<8771e71f4c7e03e5134d8815a6d9dcee>>
 * @relayHash 86af1e327ee5283bb8d7f1f4436c332a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4be71d4f366db50e59e5c2338ada3e48e524f4ad07f27071564947b94fae28

import type { ConcreteRequest } from 'relay-runtime';
export type usePredictiveQuery$variables = Record<PropertyKey, never>;
export type usePredictiveQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly id: string;
    readonly role: {
      readonly features: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type usePredictiveQuery = {
  response: usePredictiveQuery$data;
  variables: usePredictiveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "features",
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
    "name": "usePredictiveQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePredictiveQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5d4be71d4f366db50e59e5c2338ada3e48e524f4ad07f27071564947b94fae28",
    "metadata": {},
    "name": "usePredictiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9868da0fe9eec2d7fa788564dfc14844";

export default node;
