/**
 * @generated SignedSource<<09490a0b2b15b00938da805b31fc7495>>
 * @relayHash 990fc3e8000b57529a270b8f63301347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f8efaa5041fd355b8aa27c7b32f4cc4ec1ccc5341db0a91e4cb0d7a403d9ab1

import type { ConcreteRequest } from 'relay-runtime';
export type DuplicatesMergesQuery$variables = Record<PropertyKey, never>;
export type DuplicatesMergesQuery$data = {
  readonly contactMerges: ReadonlyArray<{
    readonly id: string;
    readonly kept: {
      readonly fullName: string;
      readonly id: string;
      readonly phoneNumber: string;
    };
    readonly mergedName: string;
    readonly mergedNumber: string;
    readonly undoUntil: any | null | undefined;
    readonly undoneAt: any | null | undefined;
  }>;
};
export type DuplicatesMergesQuery = {
  response: DuplicatesMergesQuery$data;
  variables: DuplicatesMergesQuery$variables;
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
    "args": null,
    "concreteType": "ContactMerge",
    "kind": "LinkedField",
    "name": "contactMerges",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mergedName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mergedNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoneAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "kept",
        "plural": false,
        "selections": [
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
    "name": "DuplicatesMergesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DuplicatesMergesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f8efaa5041fd355b8aa27c7b32f4cc4ec1ccc5341db0a91e4cb0d7a403d9ab1",
    "metadata": {},
    "name": "DuplicatesMergesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75c37de6ad9c8176433a63d455ef1a9c";

export default node;
