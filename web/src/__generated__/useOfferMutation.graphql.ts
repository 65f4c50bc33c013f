/**
 * @generated SignedSource<<4740f9926f0f2cd5bfa04fd27ec19d57>>
 * @relayHash b6ff35d7cddf2d9c048de3e0d16ba96b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95c6b51432439eff14182b4059c55fa1860598f01ac83c9406cac5d2f34dc91c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingPeriod = "MONTHLY" | "YEARLY";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type useOfferMutation$variables = {
  subscriptionPlan?: string | null | undefined;
  userSlots?: number | null | undefined;
};
export type useOfferMutation$data = {
  readonly previewSubscriptionChange: {
    readonly amountDue: number;
    readonly atCycleEnd: boolean;
    readonly currency: Currency;
    readonly effectiveAt: any;
    readonly id: string;
    readonly lineItems: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"LineItems_lines">;
    }>;
    readonly next: {
      readonly amount: number;
      readonly date: any;
    } | null | undefined;
    readonly subscriptionPlan: {
      readonly displayName: string;
      readonly id: string;
      readonly period: BillingPeriod;
    };
    readonly tax: {
      readonly " $fragmentSpreads": FragmentRefs<"TaxNote_tax">;
    } | null | undefined;
    readonly userSlots: number;
  };
};
export type useOfferMutation = {
  response: useOfferMutation$data;
  variables: useOfferMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subscriptionPlan"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userSlots"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "subscriptionPlan",
    "variableName": "subscriptionPlan"
  },
  {
    "kind": "Variable",
    "name": "userSlots",
    "variableName": "userSlots"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "atCycleEnd",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effectiveAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountDue",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "SubscriptionPlan",
  "kind": "LinkedField",
  "name": "subscriptionPlan",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "NextBilling",
  "kind": "LinkedField",
  "name": "next",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubscriptionChange",
        "kind": "LinkedField",
        "name": "previewSubscriptionChange",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LineItem",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LineItems_lines"
              }
            ],
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "TaxNote_tax"
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubscriptionChange",
        "kind": "LinkedField",
        "name": "previewSubscriptionChange",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LineItem",
            "kind": "LinkedField",
            "name": "lineItems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unitPrice",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "proRateFactor",
                "storageKey": null
              }
            ],
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
              (v12/*:: as any*/),
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
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "95c6b51432439eff14182b4059c55fa1860598f01ac83c9406cac5d2f34dc91c",
    "metadata": {},
    "name": "useOfferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0298b26b5a5eb1926985a6a910341845";

export default node;
