/**
 * @generated SignedSource<<4acd4cc61c79527d7fd4d08145d78aa8>>
 * @relayHash b547888456e32b30821318cdf53fc45f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb819fff1dd811514fcccaeab7ca2a3f2e7deb8a0b037cf57e6d8354edc86cf1

import type { ConcreteRequest } from 'relay-runtime';
export type EmptyListQuery$variables = Record<PropertyKey, never>;
export type EmptyListQuery$data = {
  readonly fetchInbox: {
    readonly data: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type EmptyListQuery = {
  response: EmptyListQuery$data;
  variables: EmptyListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": "DONE"
      },
      {
        "kind": "Literal",
        "name": "limit",
        "value": 1
      }
    ],
    "concreteType": "ThreadList",
    "kind": "LinkedField",
    "name": "fetchInbox",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Thread",
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "fetchInbox(filter:\"DONE\",limit:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmptyListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmptyListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fb819fff1dd811514fcccaeab7ca2a3f2e7deb8a0b037cf57e6d8354edc86cf1",
    "metadata": {},
    "name": "EmptyListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f393f4dff7f9ad3ec7e53057e229eb27";

export default node;
