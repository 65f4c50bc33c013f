/**
 * @generated SignedSource<<cc5921e4ab26f5ff5626200cdcab7ad5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingPeriod = "MONTHLY" | "YEARLY";
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_subscription$data = {
  readonly nextFreeMonthlyCallMinutesResetDate: any | null | undefined;
  readonly status: string;
  readonly subscriptionPlan: {
    readonly currency: Currency;
    readonly displayName: string;
    readonly period: BillingPeriod;
    readonly price: number;
  };
  readonly userSlots: number;
  readonly " $fragmentType": "PlanCard_subscription";
};
export type PlanCard_subscription$key = {
  readonly " $data"?: PlanCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_subscription">;
};

const node: ReaderFragment = {
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
      "name": "userSlots",
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

(node as any).hash = "f5d23ff631acf39def795c07414f5dbb";

export default node;
