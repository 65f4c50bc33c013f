/**
 * @generated SignedSource<<4423116a50fceca4c804839a99b0643d>>
 * @relayHash feed7df157a76e7136e2146e6a3f5aba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50c6456bf77ab98b336ba61fb443ef3734229022213aada8f00d55d8a265c1b9

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
    "id": "50c6456bf77ab98b336ba61fb443ef3734229022213aada8f00d55d8a265c1b9",
    "metadata": {},
    "name": "BuyCreditDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c79f2b4c5b65bdf55835a3accf782aa7";

export default node;
