/**
 * @generated SignedSource<<9de298b92c6c7f9eaf707b2bdbefc4c9>>
 * @relayHash d223596eaa9020ee30f143a7b779734c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96733808ee866b0fbe1b86bae024d73bd0cef670cd5744379f93333669f0e75c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelPlanMutation$variables = Record<PropertyKey, never>;
export type CancelPlanMutation$data = {
  readonly cancelSubscription: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlanCard_subscription">;
  };
};
export type CancelPlanMutation = {
  response: CancelPlanMutation$data;
  variables: CancelPlanMutation$variables;
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
  "name": "userSlots",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CancelPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSubscription",
        "kind": "LinkedField",
        "name": "cancelSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanCard_subscription"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CancelPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkspaceSubscription",
        "kind": "LinkedField",
        "name": "cancelSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "billed",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
            "name": "subscriptionExpiresOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPaymentFailing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PendingChange",
            "kind": "LinkedField",
            "name": "pendingChange",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "effectiveAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextFreeMonthlyCallMinutesResetDate",
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
              (v2/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "period",
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
    "id": "96733808ee866b0fbe1b86bae024d73bd0cef670cd5744379f93333669f0e75c",
    "metadata": {},
    "name": "CancelPlanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29fcbb59650ab4097643f7e3137b1792";

export default node;
