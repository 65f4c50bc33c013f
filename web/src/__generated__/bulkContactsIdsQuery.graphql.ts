/**
 * @generated SignedSource<<725d35824b3dc8a26db11cdd6cc5267c>>
 * @relayHash 4751e684900c840f78b6742abd319dbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5a488b0f7318d061dc3c82663800ba0b9df784b9cd125317b79a0f57dbd02a

import type { ConcreteRequest } from 'relay-runtime';
export type ContactFilters = {
  company?: string | null | undefined;
  contactedSince?: any | null | undefined;
  isLead?: boolean | null | undefined;
  notContactedSince?: any | null | undefined;
  query?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type bulkContactsIdsQuery$variables = {
  after?: string | null | undefined;
  count: number;
  filters?: ContactFilters | null | undefined;
};
export type bulkContactsIdsQuery$data = {
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type bulkContactsIdsQuery = {
  response: bulkContactsIdsQuery$data;
  variables: bulkContactsIdsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "filters",
        "variableName": "filters"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "bulkContactsIdsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "bulkContactsIdsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4d5a488b0f7318d061dc3c82663800ba0b9df784b9cd125317b79a0f57dbd02a",
    "metadata": {},
    "name": "bulkContactsIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b99bc61ac59d0b9285dd821b4c2305a";

export default node;
