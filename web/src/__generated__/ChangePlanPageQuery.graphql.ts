/**
 * @generated SignedSource<<b791a35eca9fdc3dfc7f1ed2704cbf27>>
 * @relayHash d81640473d8cc9e8c20947b75c55820a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0e7e715cf9a584f60d848a9209396d42b75067b968b6b36c7c3900b214c8f3f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingPeriod = "MONTHLY" | "YEARLY";
export type PlanName = "BUSINESS" | "ENTERPRISE" | "FREE" | "STARTER";
export type ChangePlanPageQuery$variables = Record<PropertyKey, never>;
export type ChangePlanPageQuery$data = {
  readonly fetchSubscriptionPlans: ReadonlyArray<{
    readonly id: string;
    readonly name: PlanName;
    readonly period: BillingPeriod;
    readonly " $fragmentSpreads": FragmentRefs<"PlanTable_plans">;
  }>;
  readonly getActiveWorkspaceSubscription: {
    readonly billed: boolean;
    readonly id: string;
    readonly paidUntil: any | null | undefined;
    readonly subscriptionPlan: {
      readonly id: string;
      readonly period: BillingPeriod;
    };
    readonly till: {
      readonly hasPortal: boolean;
    } | null | undefined;
    readonly userSlots: number;
  } | null | undefined;
};
export type ChangePlanPageQuery = {
  response: ChangePlanPageQuery$data;
  variables: ChangePlanPageQuery$variables;
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
  "name": "billed",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidUntil",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userSlots",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPortal",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "SubscriptionPlan",
  "kind": "LinkedField",
  "name": "subscriptionPlan",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangePlanPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSubscription",
        "kind": "LinkedField",
        "name": "getActiveWorkspaceSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentGateway",
            "kind": "LinkedField",
            "name": "till",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "fetchSubscriptionPlans",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v7/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanTable_plans"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangePlanPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSubscription",
        "kind": "LinkedField",
        "name": "getActiveWorkspaceSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentGateway",
            "kind": "LinkedField",
            "name": "till",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "fetchSubscriptionPlans",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v7/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
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
            "concreteType": "SubscriptionFeature",
            "kind": "LinkedField",
            "name": "subscriptionFeatures",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0e7e715cf9a584f60d848a9209396d42b75067b968b6b36c7c3900b214c8f3f",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a65ecf398be4cb6b95ff61b6538598dc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
