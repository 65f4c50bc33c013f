/**
 * @generated SignedSource<<b693a25b0d05c0ff454f7d550674e46d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxNote_tax$data = {
  readonly amount: number;
  readonly inclusive: boolean;
  readonly name: string;
  readonly percent: number;
  readonly reverseCharge: boolean;
  readonly " $fragmentType": "TaxNote_tax";
};
export type TaxNote_tax$key = {
  readonly " $data"?: TaxNote_tax$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxNote_tax">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaxNote_tax",
  "selections": [
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "InvoiceTax",
  "abstractKey": null
};

(node as any).hash = "a8d8dfa6d50dbdb42d8e3231d12fa64f";

export default node;
