/**
 * @generated SignedSource<<049cbb541fe0e8e58b8165bcda02bdeb>>
 * @relayHash bb7593f4915594582b60949ed8da95f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2e6a1c59563b12001964152076f0baa55c156563ae06fd3aa62eb007fdb930c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushCardQuery$variables = Record<PropertyKey, never>;
export type PushCardQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PushCard_query">;
};
export type PushCardQuery = {
  response: PushCardQuery$data;
  variables: PushCardQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PushCardQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PushCard_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PushCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PushSettings",
        "kind": "LinkedField",
        "name": "pushSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PushDevice",
            "kind": "LinkedField",
            "name": "devices",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pushedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "current",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failure",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f2e6a1c59563b12001964152076f0baa55c156563ae06fd3aa62eb007fdb930c",
    "metadata": {},
    "name": "PushCardQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ee0b6412928ff33fff025a506008fcb2";

export default node;
