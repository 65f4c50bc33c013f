/**
 * @generated SignedSource<<4c05380361dbf7b5937f964d6b9052e1>>
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
    readonly tax: {
      readonly " $fragmentSpreads": FragmentRefs<"TaxNote_tax">;
    } | null | undefined;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceSubscription",
  "abstractKey": null
};

(node as any).hash = "2d3bc312e020ca01efad34fa7af1eea1";

export default node;
