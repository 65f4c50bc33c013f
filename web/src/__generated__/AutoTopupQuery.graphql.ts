/**
 * @generated SignedSource<<912369f42b62f4c19fcf1de00b314f61>>
 * @relayHash b96ff5d14f01ee16d1d882c9be49a4da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4195345a9f3b2be10c05271ec049e6861c8f505a9b526de1b0d1f0d392168fc7

import type { ConcreteRequest } from 'relay-runtime';
export type ChargeFailure = "AUTHENTICATION_REQUIRED" | "DECLINED" | "DISPUTED" | "EXPIRED" | "NO_CARD";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type AutoTopupQuery$variables = Record<PropertyKey, never>;
export type AutoTopupQuery$data = {
  readonly getAutoTopup: {
    readonly amount: number;
    readonly amountDue: number;
    readonly below: number;
    readonly boughtThisMonth: number;
    readonly changedAt: any | null | undefined;
    readonly currency: Currency;
    readonly enabled: boolean;
    readonly failure: ChargeFailure | null | undefined;
    readonly id: string;
    readonly last4: string | null | undefined;
    readonly perDay: number;
    readonly perMonth: number;
    readonly retryAt: any | null | undefined;
    readonly waitsUntil: any | null | undefined;
  };
};
export type AutoTopupQuery = {
  response: AutoTopupQuery$data;
  variables: AutoTopupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AutoTopup",
    "kind": "LinkedField",
    "name": "getAutoTopup",
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
        "name": "enabled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amountDue",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "below",
        "storageKey": null
      },
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
        "name": "perDay",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "perMonth",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "boughtThisMonth",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last4",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "retryAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitsUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedAt",
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
    "name": "AutoTopupQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AutoTopupQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4195345a9f3b2be10c05271ec049e6861c8f505a9b526de1b0d1f0d392168fc7",
    "metadata": {},
    "name": "AutoTopupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6be2e2bfea0d37086666dbd8246eba10";

export default node;
