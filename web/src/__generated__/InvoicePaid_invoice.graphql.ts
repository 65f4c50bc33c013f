/**
 * @generated SignedSource<<d20bcd283cd6d39f02295a8348f81c0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type InvoiceStatus = "PAID" | "PARTIAL" | "UNPAID";
import type { FragmentRefs } from "relay-runtime";
export type InvoicePaid_invoice$data = {
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly creditNotes: ReadonlyArray<{
    readonly amount: number;
    readonly id: string;
    readonly invoiceDate: any;
    readonly number: string;
  }>;
  readonly credits: {
    readonly id: string;
    readonly number: string;
  } | null | undefined;
  readonly currency: Currency;
  readonly invoiceDate: any;
  readonly payment: {
    readonly brand: string | null | undefined;
    readonly last4: string | null | undefined;
    readonly paidAt: any;
  } | null | undefined;
  readonly status: InvoiceStatus;
  readonly writtenOff: boolean;
  readonly " $fragmentType": "InvoicePaid_invoice";
};
export type InvoicePaid_invoice$key = {
  readonly " $data"?: InvoicePaid_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicePaid_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceDate",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoicePaid_invoice",
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
    (v0/*:: as any*/),
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
      "name": "amountPaid",
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
      "concreteType": "InvoicePayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last4",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLink",
      "kind": "LinkedField",
      "name": "credits",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLink",
      "kind": "LinkedField",
      "name": "creditNotes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "c1f669a0c578c1bdab243c56b722d5ae";

export default node;
