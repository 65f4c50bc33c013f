/**
 * @generated SignedSource<<4eee706baa96bf938f845f9fb348a904>>
 * @relayHash 3a82c5c34053483af7d4a2e5207d8f54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be95862cc004f4faeb41604e16f57a028130d48e6099bb10eea9c746bd42f20

import type { ConcreteRequest } from 'relay-runtime';
export type ChargeFailure = "AUTHENTICATION_REQUIRED" | "DECLINED" | "DISPUTED" | "EXPIRED" | "NO_CARD";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type AutoTopupQuery$variables = Record<PropertyKey, never>;
export type AutoTopupQuery$data = {
  readonly getAutoTopup: {
    readonly amount: number;
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
    "id": "8be95862cc004f4faeb41604e16f57a028130d48e6099bb10eea9c746bd42f20",
    "metadata": {},
    "name": "AutoTopupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66fa7c3399e2a6a095707eb8ff7fa186";

export default node;
