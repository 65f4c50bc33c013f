/**
 * @generated SignedSource<<4b0bef0ad99ef2b2e79c410cd1282b44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PortingCustomerType = "BUSINESS" | "INDIVIDUAL";
export type PortingNumberState = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "IN_REVIEW" | "REJECTED" | "SIGNATURE" | "SUBMITTED" | "WAITING";
export type PortingStatus = "ACTION_NEEDED" | "CANCELLED" | "COMPLETED" | "DRAFT" | "FOC_CONFIRMED" | "REJECTED" | "SUBMITTED";
import type { FragmentRefs } from "relay-runtime";
export type OrderForm_order$data = {
  readonly accountNumber: string;
  readonly accountPhone: string;
  readonly address1: string;
  readonly address2: string;
  readonly billDate: string;
  readonly cancellable: boolean;
  readonly city: string;
  readonly customerName: string;
  readonly customerType: PortingCustomerType;
  readonly earliestDate: string;
  readonly editable: boolean;
  readonly findings: ReadonlyArray<{
    readonly field: string;
    readonly rule: string;
  }>;
  readonly id: string;
  readonly numbers: ReadonlyArray<{
    readonly hasPin: boolean;
    readonly id: string;
    readonly number: string;
    readonly pinRequired: boolean;
    readonly state: PortingNumberState;
  }>;
  readonly representative: string;
  readonly representativeEmail: string;
  readonly state: string;
  readonly status: PortingStatus;
  readonly teamId: string | null | undefined;
  readonly version: number;
  readonly wishedDate: string;
  readonly zip: string;
  readonly " $fragmentSpreads": FragmentRefs<"Bill_order" | "EndOrder_order" | "Missing_order" | "OrderProgress_order" | "OrderState_order">;
  readonly " $fragmentType": "OrderForm_order";
};
export type OrderForm_order$key = {
  readonly " $data"?: OrderForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderForm_order",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancellable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "representative",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "representativeEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wishedDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earliestDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teamId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortingNumber",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pinRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPin",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortingFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Bill_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Missing_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderState_order"
    }
  ],
  "type": "PortingOrder",
  "abstractKey": null
};
})();

(node as any).hash = "a46f7a8932e41cfb6692787fb2fcb3af";

export default node;
