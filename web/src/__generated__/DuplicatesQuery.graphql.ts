/**
 * @generated SignedSource<<ead0bda001edb07e9e1b19a8730e5d91>>
 * @relayHash e52f30ab8bff7543873d9baf6ac27d20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2158104a0e7eb0db1d2bc8d11b2ffce1f978b017e2a0d0be6dc1ed37c6d93be0

import type { ConcreteRequest } from 'relay-runtime';
export type DuplicateReason = "EMAIL" | "NAME" | "NUMBER";
export type DuplicatesQuery$variables = Record<PropertyKey, never>;
export type DuplicatesQuery$data = {
  readonly contactDuplicates: {
    readonly data: ReadonlyArray<{
      readonly first: {
        readonly fullName: string;
        readonly id: string;
        readonly phoneNumber: string;
      };
      readonly id: string;
      readonly reasons: ReadonlyArray<DuplicateReason>;
      readonly second: {
        readonly fullName: string;
        readonly id: string;
        readonly phoneNumber: string;
      };
    }>;
    readonly more: boolean;
  };
};
export type DuplicatesQuery = {
  response: DuplicatesQuery$data;
  variables: DuplicatesQuery$variables;
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
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phoneNumber",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactDuplicates",
    "kind": "LinkedField",
    "name": "contactDuplicates",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "more",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactDuplicate",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reasons",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "first",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "second",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "name": "DuplicatesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DuplicatesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2158104a0e7eb0db1d2bc8d11b2ffce1f978b017e2a0d0be6dc1ed37c6d93be0",
    "metadata": {},
    "name": "DuplicatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4263af0ea35cff7463df5e8485360e9d";

export default node;
