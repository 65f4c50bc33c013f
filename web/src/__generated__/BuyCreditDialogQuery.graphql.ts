/**
 * @generated SignedSource<<3375ac1dffff2434cdf460b131ec3aea>>
 * @relayHash bc3fc843a94c3f0d46d325513915356e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89fdcf35d7572c60bd974c1ff1ef1d3eab3e8261de051a30393dea9b047f80b2

import type { ConcreteRequest } from 'relay-runtime';
export type Platform = "PIPEDRIVE" | "RINGLINE" | "SHOPIFY" | "WIX" | "WORDPRESS";
export type BuyCreditDialogQuery$variables = {
  platform?: Platform | null | undefined;
};
export type BuyCreditDialogQuery$data = {
  readonly fetchPaymentGateways: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
  }>;
  readonly getBillingProfile: {
    readonly id: string;
    readonly tax: {
      readonly inclusive: boolean;
      readonly reverseCharge: boolean;
    } | null | undefined;
  };
};
export type BuyCreditDialogQuery = {
  response: BuyCreditDialogQuery$data;
  variables: BuyCreditDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "platform"
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
        "name": "platform",
        "variableName": "platform"
      }
    ],
    "concreteType": "PaymentGateway",
    "kind": "LinkedField",
    "name": "fetchPaymentGateways",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "BillingProfile",
    "kind": "LinkedField",
    "name": "getBillingProfile",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BuyCreditDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuyCreditDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "89fdcf35d7572c60bd974c1ff1ef1d3eab3e8261de051a30393dea9b047f80b2",
    "metadata": {},
    "name": "BuyCreditDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7358cc82ad2e740403f64e8bf8d50166";

export default node;
