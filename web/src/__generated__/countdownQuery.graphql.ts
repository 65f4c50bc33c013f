/**
 * @generated SignedSource<<4946fbe3326b898e972cb33f1a4306e3>>
 * @relayHash 25f5c956ddbe8bd72471e013c2f5f2f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8818e65a5c66022d789b27d07935fe1a8fb204d77a1287353c7875ed84d5a5ee

import type { ConcreteRequest } from 'relay-runtime';
export type countdownQuery$variables = Record<PropertyKey, never>;
export type countdownQuery$data = {
  readonly getWorkspaceUserProfile: {
    readonly deviceAvailability: {
      readonly wrapUpLeftMs: number;
    } | null | undefined;
    readonly id: string;
  };
};
export type countdownQuery = {
  response: countdownQuery$data;
  variables: countdownQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UserProfile",
    "kind": "LinkedField",
    "name": "getWorkspaceUserProfile",
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
        "concreteType": "DeviceAvailability",
        "kind": "LinkedField",
        "name": "deviceAvailability",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wrapUpLeftMs",
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
    "name": "countdownQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "countdownQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8818e65a5c66022d789b27d07935fe1a8fb204d77a1287353c7875ed84d5a5ee",
    "metadata": {},
    "name": "countdownQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03f1056b087fa7e5a391b68b2b195dc7";

export default node;
