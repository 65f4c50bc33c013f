/**
 * @generated SignedSource<<3ff18d6c9a02a8eb604d97d937998811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingPeriod = "MONTHLY" | "YEARLY";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type GatewayRenewal = "APPROVAL" | "CARD" | "PLATFORM";
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_subscription$data = {
  readonly billed: boolean;
  readonly isPaymentFailing: boolean;
  readonly nextFreeMonthlyCallMinutesResetDate: any | null | undefined;
  readonly paidUntil: any | null | undefined;
  readonly pendingChange: {
    readonly displayName: string;
    readonly effectiveAt: any;
    readonly userSlots: number;
  } | null | undefined;
  readonly status: string;
  readonly subscriptionExpiresOn: any | null | undefined;
  readonly subscriptionPlan: {
    readonly currency: Currency;
    readonly displayName: string;
    readonly id: string;
    readonly period: BillingPeriod;
    readonly price: number;
  };
  readonly till: {
    readonly displayName: string;
    readonly renewsBy: GatewayRenewal;
    readonly sellsSeats: boolean;
  } | null | undefined;
  readonly userSlots: number;
  readonly " $fragmentType": "PlanCard_subscription";
};
export type PlanCard_subscription$key = {
  readonly " $data"?: PlanCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_subscription">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userSlots",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanCard_subscription",
  "selections": [
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
    (v0/*:: as any*/),
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
      "concreteType": "PaymentGateway",
      "kind": "LinkedField",
      "name": "till",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "renewsBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellsSeats",
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
        (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
  "type": "WorkspaceSubscription",
  "abstractKey": null
};
})();

(node as any).hash = "3cd502a46bf78fd98686d5069e17ef31";

export default node;
