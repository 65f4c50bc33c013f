/**
 * @generated SignedSource<<4c8e5170633d198e037a02198ae537ab>>
 * @relayHash 85fd7f56a0cd29806b7d9ee67f4febc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f4c3a11eaafd3d2b1ca3b522179abb783ff580aa6d946861754689454dae3b9

import type { ConcreteRequest } from 'relay-runtime';
export type Platform = "PIPEDRIVE" | "RINGLINE" | "SHOPIFY" | "WIX" | "WORDPRESS";
export type BuyCreditDialogQuery$variables = {
  platform?: Platform | null | undefined;
};
export type BuyCreditDialogQuery$data = {
  readonly fetchPaymentGateways: ReadonlyArray<{
    readonly displayName: string;
    readonly hasPortal: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasPortal",
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
    "id": "8f4c3a11eaafd3d2b1ca3b522179abb783ff580aa6d946861754689454dae3b9",
    "metadata": {},
    "name": "BuyCreditDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "311ef6d244226d179f6c5c393be34f5d";

export default node;
