/**
 * @generated SignedSource<<717570007163df0a4867b4f10f5af7f0>>
 * @relayHash 5d62a3aab3870b5ba1d10430cd6ec937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 093cf0f0e176c3e4180815669d2b6ea093360ca19e1e5505f831d77effc1e1d9

import type { ConcreteRequest } from 'relay-runtime';
export type BillingDetailsCardQuery$variables = Record<PropertyKey, never>;
export type BillingDetailsCardQuery$data = {
  readonly getBillingProfile: {
    readonly address1: string;
    readonly address2: string;
    readonly city: string;
    readonly company: string;
    readonly country: string | null | undefined;
    readonly id: string;
    readonly postalCode: string;
    readonly region: string;
    readonly tax: {
      readonly inclusive: boolean;
      readonly name: string;
      readonly percent: number;
      readonly reverseCharge: boolean;
    } | null | undefined;
    readonly taxId: string;
  };
};
export type BillingDetailsCardQuery = {
  response: BillingDetailsCardQuery$data;
  variables: BillingDetailsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BillingProfile",
    "kind": "LinkedField",
    "name": "getBillingProfile",
    "plural": false,
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
        "name": "company",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address1",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address2",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "region",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "postalCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "taxId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "InvoiceTax",
        "kind": "LinkedField",
        "name": "tax",
        "plural": false,
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
            "name": "percent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inclusive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reverseCharge",
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
    "name": "BillingDetailsCardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BillingDetailsCardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "093cf0f0e176c3e4180815669d2b6ea093360ca19e1e5505f831d77effc1e1d9",
    "metadata": {},
    "name": "BillingDetailsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dec45af79691ccdc932ce16a2545c904";

export default node;
