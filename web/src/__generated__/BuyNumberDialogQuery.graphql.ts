/**
 * @generated SignedSource<<4bd5df138f1f3540ec03119dc1a9f4a0>>
 * @relayHash 93e131e52e4f7d28e50f5b926aefcac9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b42af61e1fb408bfff92e0b2ec401f2abdf6a9cd38442c1ac1f6fd7827d0a66a

import type { ConcreteRequest } from 'relay-runtime';
export type PlanName = "BUSINESS" | "ENTERPRISE" | "FREE" | "STARTER";
export type BuyNumberDialogQuery$variables = Record<PropertyKey, never>;
export type BuyNumberDialogQuery$data = {
  readonly fetchPaymentGateways: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
  }>;
  readonly getActiveWorkspaceSubscription: {
    readonly id: string;
    readonly subscriptionPlan: {
      readonly displayName: string;
      readonly id: string;
      readonly name: PlanName;
    };
  } | null | undefined;
};
export type BuyNumberDialogQuery = {
  response: BuyNumberDialogQuery$data;
  variables: BuyNumberDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspaceSubscription",
    "kind": "LinkedField",
    "name": "getActiveWorkspaceSubscription",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "subscriptionPlan",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentGateway",
    "kind": "LinkedField",
    "name": "fetchPaymentGateways",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BuyNumberDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BuyNumberDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b42af61e1fb408bfff92e0b2ec401f2abdf6a9cd38442c1ac1f6fd7827d0a66a",
    "metadata": {},
    "name": "BuyNumberDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4bceda7961790aabf8f5c5d8a89631a";

export default node;
