/**
 * @generated SignedSource<<00ee76a97bb5e3be1c569de5a1449fb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type NextBillingCard_subscription$data = {
  readonly nextBilling: {
    readonly amount: number;
    readonly currency: Currency;
    readonly date: any;
    readonly lineItems: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"LineItems_lines">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "NextBillingCard_subscription";
};
export type NextBillingCard_subscription$key = {
  readonly " $data"?: NextBillingCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextBillingCard_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextBillingCard_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NextBilling",
      "kind": "LinkedField",
      "name": "nextBilling",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceSubscription",
  "abstractKey": null
};

(node as any).hash = "69fbbb8002c81fd95b560bc925a97ef1";

export default node;
