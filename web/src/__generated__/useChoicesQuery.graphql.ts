/**
 * @generated SignedSource<<d541cce286e8e7a16cb32394f9aad6a0>>
 * @relayHash 827836cc1ff567e7b5bd0e31df05c104
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa4c790312eef5e69e59d58cb76b994e414622485abd0de7dd8e5a0883217106

import type { ConcreteRequest } from 'relay-runtime';
export type ContactPropertyType = "BOOLEAN" | "DATE" | "NUMBER" | "SELECT" | "TEXT";
export type useChoicesQuery$variables = Record<PropertyKey, never>;
export type useChoicesQuery$data = {
  readonly fetchContactCompanies: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fetchContactProperties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly options: ReadonlyArray<string>;
    readonly type: ContactPropertyType;
  }>;
  readonly fetchContactTags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly fetchCountries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly fetchSubscriberLists: {
    readonly data: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type useChoicesQuery = {
  response: useChoicesQuery$data;
  variables: useChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactTag",
  "kind": "LinkedField",
  "name": "fetchContactTags",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ContactProperty",
  "kind": "LinkedField",
  "name": "fetchContactProperties",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
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
        (v3/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "fetchSubscriberLists(filters:{\"type\":\"LIST\"},limit:100)"
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Country",
  "kind": "LinkedField",
  "name": "fetchCountries",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChoicesQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactCompany",
        "kind": "LinkedField",
        "name": "fetchContactCompanies",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useChoicesQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactCompany",
        "kind": "LinkedField",
        "name": "fetchContactCompanies",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "id": "fa4c790312eef5e69e59d58cb76b994e414622485abd0de7dd8e5a0883217106",
    "metadata": {},
    "name": "useChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1927e92b53fc6e9bee0450fdfeee88a";

export default node;
