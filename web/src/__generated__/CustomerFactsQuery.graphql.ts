/**
 * @generated SignedSource<<50b4343663f64dcb3dfcca4ca0277e69>>
 * @relayHash 35e9afdab58d143ff3b634d632546111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969e4961df0cae68627f9c4a49f0ff85d5ad60149488504aabee2bbe5a23170c

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerFactsQuery$variables = {
  id: string;
};
export type CustomerFactsQuery$data = {
  readonly getContactById: {
    readonly createdAtPlatform: any | null | undefined;
    readonly id: string;
    readonly latestOrder: {
      readonly createdAtPlatform: any;
      readonly currency: string;
      readonly financialStatus: string | null | undefined;
      readonly fulfillmentStatus: string | null | undefined;
      readonly lineItems: ReadonlyArray<{
        readonly name: string;
        readonly price: number;
        readonly priceCurrency: string;
        readonly quantity: number;
      }>;
      readonly orderNumber: string;
      readonly totalPrice: number;
    } | null | undefined;
    readonly totalNumberOfOrders: number | null | undefined;
    readonly totalSpent: number | null | undefined;
    readonly totalSpentCurrency: string | null | undefined;
  };
};
export type CustomerFactsQuery = {
  response: CustomerFactsQuery$data;
  variables: CustomerFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAtPlatform",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "getContactById",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalSpent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalSpentCurrency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalNumberOfOrders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactOrder",
        "kind": "LinkedField",
        "name": "latestOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "financialStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fulfillmentStatus",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ContactOrderLineItem",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priceCurrency",
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
    "name": "CustomerFactsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerFactsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "969e4961df0cae68627f9c4a49f0ff85d5ad60149488504aabee2bbe5a23170c",
    "metadata": {},
    "name": "CustomerFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aab9e30f73caa9522effac30641726e1";

export default node;
