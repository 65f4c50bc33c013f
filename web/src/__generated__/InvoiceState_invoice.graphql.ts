/**
 * @generated SignedSource<<2f2b985432fd45a6b5cb05d2b7caa0cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "PAID" | "PARTIAL" | "UNPAID";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceState_invoice$data = {
  readonly amountDue: number;
  readonly status: InvoiceStatus;
  readonly writtenOff: boolean;
  readonly " $fragmentType": "InvoiceState_invoice";
};
export type InvoiceState_invoice$key = {
  readonly " $data"?: InvoiceState_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceState_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceState_invoice",
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
      "name": "writtenOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "2142e22193dea9022b048c4f274f559b";

export default node;
