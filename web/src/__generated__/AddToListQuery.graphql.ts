/**
 * @generated SignedSource<<84ae9788f99768ef5a1bffcc46e7c864>>
 * @relayHash 810e50579d726ea64a162448ef02f39d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e062ca536f80a87d48cedffba103f047ced3347872f7a364c26cd44eb19142e7

import type { ConcreteRequest } from 'relay-runtime';
export type ContactFilters = {
  company?: string | null | undefined;
  contactedSince?: any | null | undefined;
  isLead?: boolean | null | undefined;
  notContactedSince?: any | null | undefined;
  query?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type AddToListQuery$variables = {
  filters?: ContactFilters | null | undefined;
};
export type AddToListQuery$data = {
  readonly fetchContacts: {
    readonly data: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly phoneNumber: string;
      readonly subscriberLists: ReadonlyArray<{
        readonly subscriberList: {
          readonly id: string;
        };
      }>;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type AddToListQuery = {
  response: AddToListQuery$data;
  variables: AddToListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filters"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filters",
        "variableName": "filters"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
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
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Contact",
        "kind": "LinkedField",
        "name": "data",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ContactSubscription",
            "kind": "LinkedField",
            "name": "subscriberLists",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SubscriberList",
                "kind": "LinkedField",
                "name": "subscriberList",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    "name": "AddToListQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddToListQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e062ca536f80a87d48cedffba103f047ced3347872f7a364c26cd44eb19142e7",
    "metadata": {},
    "name": "AddToListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8061a5ac1c95418d5c0e78f5a7d04a32";

export default node;
