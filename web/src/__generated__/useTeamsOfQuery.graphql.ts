/**
 * @generated SignedSource<<9783f17e02cad44b2974d63c154d8ad3>>
 * @relayHash dd6a2b5974d2a2d91111e209bf5a095f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136a7e36a63d0ac76c154659de37c024297d978a4cc6e5038bc998de9b40494f

import type { ConcreteRequest } from 'relay-runtime';
export type useTeamsOfQuery$variables = Record<PropertyKey, never>;
export type useTeamsOfQuery$data = {
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly members: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly version: number;
    }>;
  };
};
export type useTeamsOfQuery = {
  response: useTeamsOfQuery$data;
  variables: useTeamsOfQuery$variables;
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
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
    "name": "useTeamsOfQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTeamsOfQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "136a7e36a63d0ac76c154659de37c024297d978a4cc6e5038bc998de9b40494f",
    "metadata": {},
    "name": "useTeamsOfQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95e1ffe503848fce6295f7a7d4a4bdb5";

export default node;
