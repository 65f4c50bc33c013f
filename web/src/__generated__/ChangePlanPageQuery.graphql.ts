/**
 * @generated SignedSource<<accfc5f75586e4744f585ec817cd0271>>
 * @relayHash dd70e63644478c84f9534ea4b7bb1631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46c7b537e44d4ad4c661e5a26ea5e0238faeb7172b887248a1c60a1f8c4ddcc4

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
    readonly unbilled: boolean;
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
  "name": "period",
  "storageKey": null
},
v2 = {
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
      "kind": "ScalarField",
      "name": "billed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unbilled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userSlots",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubscriptionPlan",
      "kind": "LinkedField",
      "name": "subscriptionPlan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
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
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "fetchSubscriptionPlans",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v1/*:: as any*/),
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
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriptionPlan",
        "kind": "LinkedField",
        "name": "fetchSubscriptionPlans",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v1/*:: as any*/),
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
              (v3/*:: as any*/),
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
    "id": "46c7b537e44d4ad4c661e5a26ea5e0238faeb7172b887248a1c60a1f8c4ddcc4",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5690eb1e32a5be5ca4692c4ee8571d46";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
