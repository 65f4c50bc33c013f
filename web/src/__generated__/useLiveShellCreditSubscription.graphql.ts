/**
 * @generated SignedSource<<fa031b65db64031fd3f768784500e7e8>>
 * @relayHash 51a98865fe2c612941498cfedcaf2027
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e485d76ddf2375676a90b8045e28fbd46be2c17c6eefe108ae021c1dc7de613d

import type { ConcreteRequest } from 'relay-runtime';
export type CreditStatus = "EMPTY" | "LOW" | "OK";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type useLiveShellCreditSubscription$variables = Record<PropertyKey, never>;
export type useLiveShellCreditSubscription$data = {
  readonly creditBalance: {
    readonly balance: number | null | undefined;
    readonly currency: Currency | null | undefined;
    readonly freeMinute: number | null | undefined;
    readonly freeSms: number | null | undefined;
    readonly id: string;
    readonly status: CreditStatus;
    readonly testMinutesLeft: number;
    readonly testSmsLeft: number;
    readonly version: number;
  };
};
export type useLiveShellCreditSubscription = {
  response: useLiveShellCreditSubscription$data;
  variables: useLiveShellCreditSubscription$variables;
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
    "name": "useLiveShellCreditSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveShellCreditSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e485d76ddf2375676a90b8045e28fbd46be2c17c6eefe108ae021c1dc7de613d",
    "metadata": {},
    "name": "useLiveShellCreditSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5841ed4da0bdf9678afc37d135fd9e13";

export default node;
