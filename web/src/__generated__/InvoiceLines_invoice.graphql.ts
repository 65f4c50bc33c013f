/**
 * @generated SignedSource<<9fb12b9f296fed38bf639054bd110246>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type InvoiceLineKind = "CARRIED" | "COMPLIANCE" | "COUPON" | "CREDIT" | "PHONE_NUMBER" | "PLAN" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLines_invoice$data = {
  readonly amountDue: number;
  readonly currency: Currency;
  readonly lineItems: ReadonlyArray<{
    readonly amount: number;
    readonly displayName: string;
    readonly kind: InvoiceLineKind;
    readonly name: string;
    readonly proRateFactor: number;
    readonly quantity: number;
    readonly unitPrice: number;
  }>;
  readonly " $fragmentType": "InvoiceLines_invoice";
};
export type InvoiceLines_invoice$key = {
  readonly " $data"?: InvoiceLines_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLines_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceLines_invoice",
  "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
          "name": "proRateFactor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "21f173004df132a8bd92da85c42e3996";

export default node;
