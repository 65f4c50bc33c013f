/**
 * @generated SignedSource<<5a714f0a301dc825188985801c6293f0>>
 * @relayHash 7af7779391811c5a9a6db81eba815bfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fe422d09c7b74d8599d611a1925ff55be76ebac3198f7316872599b00d55296

import type { ConcreteRequest } from 'relay-runtime';
export type NumberPurchaseChoice = "EXTRA" | "FREE" | "UPGRADE";
export type PhoneNumberType = "LOCAL" | "MOBILE" | "SENDER_ID" | "TOLL_FREE" | "WEB";
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
    readonly tax: {
      readonly amount: number;
      readonly inclusive: boolean;
      readonly name: string;
      readonly percent: number;
      readonly reverseCharge: boolean;
    } | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          }
        ],
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
    "id": "7fe422d09c7b74d8599d611a1925ff55be76ebac3198f7316872599b00d55296",
    "metadata": {},
    "name": "addonReserveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "460d33cffa37422e6225d183d9b13388";

export default node;
