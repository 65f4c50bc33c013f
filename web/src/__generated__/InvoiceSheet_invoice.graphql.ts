/**
 * @generated SignedSource<<54d5258e71c8fa3a462ee1f18e7e094c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceSheet_invoice$data = {
  readonly amountDue: number;
  readonly billTo: {
    readonly email: string | null | undefined;
    readonly lines: ReadonlyArray<string>;
    readonly name: string;
    readonly taxId: string | null | undefined;
  };
  readonly currency: Currency;
  readonly cycleEnd: any | null | undefined;
  readonly cycleStart: any | null | undefined;
  readonly invoiceDate: any;
  readonly issuer: {
    readonly email: string | null | undefined;
    readonly lines: ReadonlyArray<string>;
    readonly name: string;
    readonly taxId: string | null | undefined;
  };
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLines_invoice" | "InvoicePaid_invoice">;
  readonly " $fragmentType": "InvoiceSheet_invoice";
};
export type InvoiceSheet_invoice$key = {
  readonly " $data"?: InvoiceSheet_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceSheet_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "lines",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "taxId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceSheet_invoice",
  "selections": [
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
      "name": "invoiceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cycleStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cycleEnd",
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
      "concreteType": "InvoiceParty",
      "kind": "LinkedField",
      "name": "issuer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceParty",
      "kind": "LinkedField",
      "name": "billTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLines_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicePaid_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "80fc938445573713fbb391613aabce22";

export default node;
