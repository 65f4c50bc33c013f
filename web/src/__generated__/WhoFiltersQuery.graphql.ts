/**
 * @generated SignedSource<<ea2f79e8b97d0d14ab3b5dab9ac6d4c2>>
 * @relayHash aecf1d1b496c30664a1b216899b14c3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47cb5ed9229ae17d1220b0e07b27ac69a34113164d13e56709a93e80d6eb1cf5

import type { ConcreteRequest } from 'relay-runtime';
export type WhoFiltersQuery$variables = Record<PropertyKey, never>;
export type WhoFiltersQuery$data = {
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type WhoFiltersQuery = {
  response: WhoFiltersQuery$data;
  variables: WhoFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "TeamList",
    "kind": "LinkedField",
    "name": "fetchTeams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Team",
        "kind": "LinkedField",
        "name": "data",
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchTeams(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WhoFiltersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WhoFiltersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "47cb5ed9229ae17d1220b0e07b27ac69a34113164d13e56709a93e80d6eb1cf5",
    "metadata": {},
    "name": "WhoFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3014bc351db4b84cb69f0d0a0b696f38";

export default node;
