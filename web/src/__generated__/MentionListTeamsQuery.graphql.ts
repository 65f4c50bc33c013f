/**
 * @generated SignedSource<<1497748914f90051b9ce4e430e837ffe>>
 * @relayHash 0ce096874dee7d54f9cad3bce461eef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbba964915b145c07b67c0c73104d7f73e6e9eeae1650b9414f6d2789f9a7ac

import type { ConcreteRequest } from 'relay-runtime';
export type MentionListTeamsQuery$variables = Record<PropertyKey, never>;
export type MentionListTeamsQuery$data = {
  readonly fetchTeams: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type MentionListTeamsQuery = {
  response: MentionListTeamsQuery$data;
  variables: MentionListTeamsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "limit",
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
    "storageKey": "fetchTeams(limit:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MentionListTeamsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MentionListTeamsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1cbba964915b145c07b67c0c73104d7f73e6e9eeae1650b9414f6d2789f9a7ac",
    "metadata": {},
    "name": "MentionListTeamsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "347c552740173ad232ffc926dc7dab5e";

export default node;
