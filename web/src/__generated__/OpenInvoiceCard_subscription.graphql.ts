/**
 * @generated SignedSource<<2c73ca2745d71216a968d0e867cbb64a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type OpenInvoiceCard_subscription$data = {
  readonly openInvoice: {
    readonly endsAt: any;
    readonly invoice: {
      readonly amountDue: number;
      readonly currency: Currency;
      readonly id: string;
      readonly lineItems: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"LineItems_lines">;
      }>;
      readonly number: string;
    };
    readonly nextAttemptAt: any | null | undefined;
    readonly suspendsAt: any;
  } | null | undefined;
  readonly status: string;
  readonly " $fragmentType": "OpenInvoiceCard_subscription";
};
export type OpenInvoiceCard_subscription$key = {
  readonly " $data"?: OpenInvoiceCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenInvoiceCard_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenInvoiceCard_subscription",
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
      "concreteType": "OpenInvoice",
      "kind": "LinkedField",
      "name": "openInvoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAttemptAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suspendsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amountDue",
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
      "storageKey": null
    }
  ],
  "type": "WorkspaceSubscription",
  "abstractKey": null
};

(node as any).hash = "99f92a4498f0e5da8487f6c3388a7a49";

export default node;
