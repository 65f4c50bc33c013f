/**
 * @generated SignedSource<<97f3b32671b81ce258724cf31397e15e>>
 * @relayHash 0d62aa4ab6957f26d78eb0366786b3d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 815b0ba7d193263ac4e64f1f61b234f84294d18e22cd3484b649f907aa9c21cd

import type { ConcreteRequest } from 'relay-runtime';
export type phoneOperationsNumberChangedSubscription$variables = Record<PropertyKey, never>;
export type phoneOperationsNumberChangedSubscription$data = {
  readonly phoneNumberChanged: {
    readonly id: string;
  };
};
export type phoneOperationsNumberChangedSubscription = {
  response: phoneOperationsNumberChangedSubscription$data;
  variables: phoneOperationsNumberChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspacePhoneNumber",
    "kind": "LinkedField",
    "name": "phoneNumberChanged",
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
    "name": "phoneOperationsNumberChangedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "phoneOperationsNumberChangedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "815b0ba7d193263ac4e64f1f61b234f84294d18e22cd3484b649f907aa9c21cd",
    "metadata": {},
    "name": "phoneOperationsNumberChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d8a2bdebe48e48026f981d457f80b088";

export default node;
