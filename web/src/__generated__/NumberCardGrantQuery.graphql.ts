/**
 * @generated SignedSource<<db9aa38549840dcab5583edbe2118f95>>
 * @relayHash a1e90c6e4331d8dff2e7d29eddda9e3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14aa9aff1a362d60656503183a76c2746271d816918993803fc3d151c3e1c923

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberCardGrantQuery$variables = Record<PropertyKey, never>;
export type NumberCardGrantQuery$data = {
  readonly getTestPhoneNumber: {
    readonly " $fragmentSpreads": FragmentRefs<"NumberCard_number">;
  };
};
export type NumberCardGrantQuery = {
  response: NumberCardGrantQuery$data;
  variables: NumberCardGrantQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NumberCardGrantQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "getTestPhoneNumber",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NumberCard_number"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NumberCardGrantQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspacePhoneNumber",
        "kind": "LinkedField",
        "name": "getTestPhoneNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTestNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeUntil",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "14aa9aff1a362d60656503183a76c2746271d816918993803fc3d151c3e1c923",
    "metadata": {},
    "name": "NumberCardGrantQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f2e36c5fbc64895da78835a5687ca3c6";

export default node;
