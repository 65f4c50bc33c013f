/**
 * @generated SignedSource<<3e0d8a1c3eeda3bcc9410970ff7b0fb0>>
 * @relayHash bbd5bbf48bef2c8564a8bd806714a35d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6060d3d53ad1bb6954b5e31444efa546ec973e986266a5d996f59d935cc38eb6

import type { ConcreteRequest } from 'relay-runtime';
export type NumberPurchaseStatus = "BUYING" | "DONE" | "FAILED" | "PAID" | "PAYING" | "REFUNDING" | "RESERVED";
export type ReleasedNumbersMutation$variables = {
  id: string;
  redirectUrl: string;
};
export type ReleasedNumbersMutation$data = {
  readonly subscribePhoneNumber: {
    readonly confirmationUrl: string | null | undefined;
    readonly subscriptionAddon: {
      readonly id: string;
      readonly status: NumberPurchaseStatus;
    };
  };
};
export type ReleasedNumbersMutation = {
  response: ReleasedNumbersMutation$data;
  variables: ReleasedNumbersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "redirectUrl"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "phoneNumber",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "redirectUrl",
        "variableName": "redirectUrl"
      }
    ],
    "concreteType": "BuyPhoneNumberPayload",
    "kind": "LinkedField",
    "name": "subscribePhoneNumber",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReleasedNumbersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReleasedNumbersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6060d3d53ad1bb6954b5e31444efa546ec973e986266a5d996f59d935cc38eb6",
    "metadata": {},
    "name": "ReleasedNumbersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9889d7fa52c96a155c874cb15320af48";

export default node;
