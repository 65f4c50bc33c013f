/**
 * @generated SignedSource<<da2508f66bc817e9835f1c7e999a6121>>
 * @relayHash e658f4c8313ea61820c377534e1a1855
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 126e94567398e8c624d81ff4268d0d2bd0c8235d088b0556383b6fb562d70222

import type { ConcreteRequest } from 'relay-runtime';
export type ContactMatchesQuery$variables = {
  limit: number;
  query: string;
};
export type ContactMatchesQuery$data = {
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly phoneNumber: string;
    }>;
  };
};
export type ContactMatchesQuery = {
  response: ContactMatchesQuery$data;
  variables: ContactMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "query",
            "variableName": "query"
          }
        ],
        "kind": "ObjectValue",
        "name": "filters"
      },
      {
        "kind": "Variable",
        "name": "limit",
        "variableName": "limit"
      }
    ],
    "concreteType": "ContactList",
    "kind": "LinkedField",
    "name": "fetchContacts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactMatchesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ContactMatchesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "126e94567398e8c624d81ff4268d0d2bd0c8235d088b0556383b6fb562d70222",
    "metadata": {},
    "name": "ContactMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75cf3224105d69ee7492b0a6a759cf95";

export default node;
