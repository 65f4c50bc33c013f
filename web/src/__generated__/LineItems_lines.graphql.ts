/**
 * @generated SignedSource<<6d62c429ab270d303dba10efd31f5f0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceLineKind = "CARRIED" | "COMPLIANCE" | "COUPON" | "CREDIT" | "PHONE_NUMBER" | "PLAN" | "TAX" | "USER";
import type { FragmentRefs } from "relay-runtime";
export type LineItems_lines$data = ReadonlyArray<{
  readonly amount: number;
  readonly displayName: string;
  readonly kind: InvoiceLineKind;
  readonly name: string;
  readonly proRateFactor: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly " $fragmentType": "LineItems_lines";
}>;
export type LineItems_lines$key = ReadonlyArray<{
  readonly " $data"?: LineItems_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineItems_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LineItems_lines",
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
  "type": "LineItem",
  "abstractKey": null
};

(node as any).hash = "a1836a7a82c558d45352378f8257268a";

export default node;
