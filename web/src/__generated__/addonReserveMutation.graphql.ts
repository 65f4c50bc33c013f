/**
 * @generated SignedSource<<f09d1c3a3e2477f29833f659ed7429b0>>
 * @relayHash 74c08a08f43830319b85c7e976932b22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7a35a1b3efccf565ceba589dc6b04ec20b28d77af28b8df0e2517b51a99cf96

import type { ConcreteRequest } from 'relay-runtime';
export type NumberPurchaseChoice = "EXTRA" | "FREE" | "UPGRADE";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "TOLL_FREE" | "WEB";
export type addonReserveMutation$variables = {
  number: string;
};
export type addonReserveMutation$data = {
  readonly reservePhoneNumber: {
    readonly choice: NumberPurchaseChoice;
    readonly cycleEnd: any;
    readonly dueNow: number;
    readonly freePhoneNumbers: number;
    readonly freePhoneNumbersUsed: number;
    readonly heldUntil: any;
    readonly id: string;
    readonly monthlyPrice: number;
    readonly number: string;
    readonly onNextInvoice: number;
    readonly proRateFactor: number;
    readonly type: PhoneNumberType;
  };
};
export type addonReserveMutation = {
  response: addonReserveMutation$data;
  variables: addonReserveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "SubscriptionAddon",
    "kind": "LinkedField",
    "name": "reservePhoneNumber",
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
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "choice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "monthlyPrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueNow",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "onNextInvoice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "proRateFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cycleEnd",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "heldUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "freePhoneNumbers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "freePhoneNumbersUsed",
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
    "name": "addonReserveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addonReserveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e7a35a1b3efccf565ceba589dc6b04ec20b28d77af28b8df0e2517b51a99cf96",
    "metadata": {},
    "name": "addonReserveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f59d3ba51e52c57373901fcb88d8b4a8";

export default node;
