/**
 * @generated SignedSource<<cae7c975414bdc6a9b8f05c31b92147e>>
 * @relayHash 6ff20b9e5bba8eeb6695acaca9ce8a5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b40322d5310cb0624ee7445205194f2ee1d705676c2b32406859444c7d64a568

import type { ConcreteRequest } from 'relay-runtime';
export type NewMessageQuery$variables = {
  query: string;
};
export type NewMessageQuery$data = {
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly phoneNumber: string;
    }>;
  };
};
export type NewMessageQuery = {
  response: NewMessageQuery$data;
  variables: NewMessageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
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
        "kind": "Literal",
        "name": "limit",
        "value": 8
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewMessageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewMessageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b40322d5310cb0624ee7445205194f2ee1d705676c2b32406859444c7d64a568",
    "metadata": {},
    "name": "NewMessageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4d6e613c2bbf0baa31d0148880810001";

export default node;
