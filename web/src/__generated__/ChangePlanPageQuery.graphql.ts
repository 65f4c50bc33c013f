/**
 * @generated SignedSource<<5cec502cce3c08142792f438ab64ade0>>
 * @relayHash 5405e7087113f4371a9d3d3d520a0d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 587de98424bdef9ed4cc437bf96ae8cee54de6861f5d9d6e791a0097c45d19a3

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
  "name": "billed",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unbilled",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidUntil",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userSlots",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPortal",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "SubscriptionPlan",
  "kind": "LinkedField",
  "name": "subscriptionPlan",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentGateway",
            "kind": "LinkedField",
            "name": "till",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
          (v8/*:: as any*/),
          (v6/*:: as any*/),
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentGateway",
            "kind": "LinkedField",
            "name": "till",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
          (v8/*:: as any*/),
          (v6/*:: as any*/),
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
              (v8/*:: as any*/),
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
    "id": "587de98424bdef9ed4cc437bf96ae8cee54de6861f5d9d6e791a0097c45d19a3",
    "metadata": {},
    "name": "ChangePlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6b467c4b659f75987295e9870d88374";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
