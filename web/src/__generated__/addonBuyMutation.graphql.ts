/**
 * @generated SignedSource<<4c554442e6b446ec91ca204b2e06a100>>
 * @relayHash 243fea9b6e9327ade70f57a71b1808c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a99e3e0b276ee2ff366c21e951d3e3c9853a95c6f1069c2a81bb01b33004f28d

import type { ConcreteRequest } from 'relay-runtime';
export type NumberPurchaseStatus = "BUYING" | "DONE" | "FAILED" | "PAID" | "PAYING" | "REFUNDING" | "RESERVED";
export type addonBuyMutation$variables = {
  name?: string | null | undefined;
  number: string;
  paymentGateway?: string | null | undefined;
  redirectUrl: string;
  team?: string | null | undefined;
};
export type addonBuyMutation$data = {
  readonly buyPhoneNumber: {
    readonly confirmationUrl: string | null | undefined;
    readonly subscriptionAddon: {
      readonly id: string;
      readonly status: NumberPurchaseStatus;
    };
  };
};
export type addonBuyMutation = {
  response: addonBuyMutation$data;
  variables: addonBuyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentGateway"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "redirectUrl"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "team"
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      },
      {
        "kind": "Variable",
        "name": "paymentGateway",
        "variableName": "paymentGateway"
      },
      {
        "kind": "Variable",
        "name": "redirectUrl",
        "variableName": "redirectUrl"
      },
      {
        "kind": "Variable",
        "name": "team",
        "variableName": "team"
      }
    ],
    "concreteType": "BuyPhoneNumberPayload",
    "kind": "LinkedField",
    "name": "buyPhoneNumber",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "confirmationUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionAddon",
        "kind": "LinkedField",
        "name": "subscriptionAddon",
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
            "name": "status",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "addonBuyMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "addonBuyMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "a99e3e0b276ee2ff366c21e951d3e3c9853a95c6f1069c2a81bb01b33004f28d",
    "metadata": {},
    "name": "addonBuyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62d4d2f168e8358d7653bfd8f3f67fb6";

export default node;
