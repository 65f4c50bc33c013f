/**
 * @generated SignedSource<<851e3b08f730b7d22af8e67c06ceeb09>>
 * @relayHash dfccd5c88a2bc956c76afdfd6b7968df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74e3a5f080afd83d515b0d83afceb0071ceefb19108c9d7095fe7e08bc9441ee

import type { ConcreteRequest } from 'relay-runtime';
export type GrowthQuery$variables = {
  days: number;
  id: string;
  timezone: string;
};
export type GrowthQuery$data = {
  readonly getSubscriberListById: {
    readonly growth: ReadonlyArray<{
      readonly day: string;
      readonly joined: number;
      readonly left: number;
      readonly total: number;
    }>;
    readonly id: string;
  };
};
export type GrowthQuery = {
  response: GrowthQuery$data;
  variables: GrowthQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timezone"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "SubscriberList",
    "kind": "LinkedField",
    "name": "getSubscriberListById",
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
        "args": [
          {
            "kind": "Variable",
            "name": "days",
            "variableName": "days"
          },
          {
            "kind": "Variable",
            "name": "timezone",
            "variableName": "timezone"
          }
        ],
        "concreteType": "SubscriberListDay",
        "kind": "LinkedField",
        "name": "growth",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "day",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "joined",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "left",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GrowthQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GrowthQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "74e3a5f080afd83d515b0d83afceb0071ceefb19108c9d7095fe7e08bc9441ee",
    "metadata": {},
    "name": "GrowthQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55ccb0740aeac3aee6502e3e3f819ea6";

export default node;
