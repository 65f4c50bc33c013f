/**
 * @generated SignedSource<<bf5e03d0f9d5f2d66d68a3b0712f41e2>>
 * @relayHash f7a9384ffa7237f1d83eef1e852cf5d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 712fbb5871d5b31deff05fa2f25228bd640f884a34e4edcc5e5610911755abb9

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
v1 = [
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
        "name": "displayName",
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuyCreditDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "712fbb5871d5b31deff05fa2f25228bd640f884a34e4edcc5e5610911755abb9",
    "metadata": {},
    "name": "BuyCreditDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5a7b75903b06ee6da98bf9c70912652";

export default node;
