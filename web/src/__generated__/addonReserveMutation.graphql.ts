/**
 * @generated SignedSource<<1848f499441d0f1430dfe6646e0d38f9>>
 * @relayHash 4a80b561e4884368807f523876bece00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20593872c97196bd767d8f79cd65709b8670ae3b3ac960fc27d32f78e376050f

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
    "id": "20593872c97196bd767d8f79cd65709b8670ae3b3ac960fc27d32f78e376050f",
    "metadata": {},
    "name": "addonReserveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37f3484971e7b8e1b98dad891b4766e7";

export default node;
