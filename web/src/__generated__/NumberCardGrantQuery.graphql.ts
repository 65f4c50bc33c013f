/**
 * @generated SignedSource<<ff24ab27b237886f45c52305c70a297d>>
 * @relayHash e276336be7627c05e203bbb170116f60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70c8c2b467af5f5530923612753d3fafdc954d04cfb1697b3c8e2aae45b462ca

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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70c8c2b467af5f5530923612753d3fafdc954d04cfb1697b3c8e2aae45b462ca",
    "metadata": {},
    "name": "NumberCardGrantQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f2e36c5fbc64895da78835a5687ca3c6";

export default node;
