/**
 * @generated SignedSource<<e6967be0a8901f98401139c6e0b9e200>>
 * @relayHash 00c40a23aaf0a3a7544d369c6054d7e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 295f036860309b1c3b721a7fef7baf5910c8dbb000f81b6ad8cb86a209535704

import type { ConcreteRequest } from 'relay-runtime';
export type CreditStatus = "EMPTY" | "LOW" | "OK";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type LiveShellCreditSubscription$variables = Record<PropertyKey, never>;
export type LiveShellCreditSubscription$data = {
  readonly creditBalance: {
    readonly balance: number | null | undefined;
    readonly currency: Currency | null | undefined;
    readonly freeMinute: number | null | undefined;
    readonly freeSms: number | null | undefined;
    readonly id: string;
    readonly status: CreditStatus;
    readonly testMinutesLeft: number | null | undefined;
    readonly testSmsLeft: number | null | undefined;
    readonly version: number;
  };
};
export type LiveShellCreditSubscription = {
  response: LiveShellCreditSubscription$data;
  variables: LiveShellCreditSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreditBalance",
    "kind": "LinkedField",
    "name": "creditBalance",
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
        "name": "balance",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "freeMinute",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "freeSms",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "testMinutesLeft",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "testSmsLeft",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "LiveShellCreditSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveShellCreditSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "295f036860309b1c3b721a7fef7baf5910c8dbb000f81b6ad8cb86a209535704",
    "metadata": {},
    "name": "LiveShellCreditSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "90b0e46f0cd6fb5e76cb331f8b825ce6";

export default node;
