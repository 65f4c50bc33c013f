/**
 * @generated SignedSource<<018655fb3c201c29d5fa61a3ce0cb23e>>
 * @relayHash e3429e807272372d38259d6076dc2b19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b95c2feb943708c79bb74d6734b85e73f0b6e1de98d7e9bb4325d1c6fcb853b0

import type { ConcreteRequest } from 'relay-runtime';
export type ImportTargetsQuery$variables = {
  mayRead: boolean;
};
export type ImportTargetsQuery$data = {
  readonly fetchContactTags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fetchSubscriberLists?: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type ImportTargetsQuery = {
  response: ImportTargetsQuery$data;
  variables: ImportTargetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mayRead"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactTag",
    "kind": "LinkedField",
    "name": "fetchContactTags",
    "plural": true,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "condition": "mayRead",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "filters",
            "value": {
              "type": "LIST"
            }
          },
          {
            "kind": "Literal",
            "name": "limit",
            "value": 100
          }
        ],
        "concreteType": "SubscriberListPage",
        "kind": "LinkedField",
        "name": "fetchSubscriberLists",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SubscriberList",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "fetchSubscriberLists(filters:{\"type\":\"LIST\"},limit:100)"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportTargetsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportTargetsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b95c2feb943708c79bb74d6734b85e73f0b6e1de98d7e9bb4325d1c6fcb853b0",
    "metadata": {},
    "name": "ImportTargetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b56b6a7b30719d81ba5ba12008c57e57";

export default node;
