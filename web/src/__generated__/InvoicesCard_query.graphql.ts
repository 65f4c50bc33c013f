/**
 * @generated SignedSource<<15a3031a21a5b85aae886450f10efb13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type InvoicePurpose = "COMPLIANCE" | "CREDIT" | "PHONE_NUMBER" | "SEAT" | "SUBSCRIPTION";
import type { FragmentRefs } from "relay-runtime";
export type InvoicesCard_query$data = {
  readonly fetchInvoices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amountDue: number;
        readonly currency: Currency;
        readonly id: string;
        readonly invoiceDate: any;
        readonly number: string;
        readonly paymentPurpose: InvoicePurpose;
        readonly pdfUrl: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"InvoiceState_invoice">;
      };
    }>;
  };
  readonly " $fragmentType": "InvoicesCard_query";
};
export type InvoicesCard_query$key = {
  readonly " $data"?: InvoicesCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicesCard_query">;
};

import InvoicesCardPageQuery_graphql from './InvoicesCardPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "fetchInvoices"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 15,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "paymentPurpose"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "status"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": InvoicesCardPageQuery_graphql
    }
  },
  "name": "InvoicesCard_query",
  "selections": [
    {
      "alias": "fetchInvoices",
      "args": [
        {
          "kind": "Variable",
          "name": "paymentPurpose",
          "variableName": "paymentPurpose"
        },
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "concreteType": "InvoiceList",
      "kind": "LinkedField",
      "name": "__InvoicesCard_fetchInvoices_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Invoice",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "invoiceDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paymentPurpose",
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
                  "kind": "ScalarField",
                  "name": "pdfUrl",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InvoiceState_invoice"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "5d9bd55387ea50f6ca5ed4a2d6a853a1";

export default node;
