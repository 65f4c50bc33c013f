/**
 * @generated SignedSource<<a6634b1836f262c2a8a8f505c9b54fea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
export type PortingNumberState = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "IN_REVIEW" | "REJECTED" | "SIGNATURE" | "SUBMITTED" | "WAITING";
export type PortingRejection = "ACCOUNT_NUMBER" | "ADDRESS" | "BILL" | "INACTIVE" | "NAME" | "NOT_ON_ACCOUNT" | "OTHER" | "PENDING_ORDER" | "PIN" | "PROTECTED" | "UNPAID" | "UNSIGNED";
export type PortingStatus = "ACTION_NEEDED" | "CANCELLED" | "COMPLETED" | "DRAFT" | "FOC_CONFIRMED" | "REJECTED" | "SUBMITTED";
import type { FragmentRefs } from "relay-runtime";
export type OrderState_order$data = {
  readonly awaitsSignature: boolean;
  readonly currency: Currency | null | undefined;
  readonly numbers: ReadonlyArray<{
    readonly id: string;
    readonly isFree: boolean;
    readonly monthlyPrice: number | null | undefined;
    readonly number: string;
    readonly portDate: any | null | undefined;
    readonly rejection: PortingRejection | null | undefined;
    readonly rejectionCode: string | null | undefined;
    readonly rejectionReason: string | null | undefined;
    readonly state: PortingNumberState;
  }>;
  readonly representative: string;
  readonly representativeEmail: string;
  readonly signatureUrl: string | null | undefined;
  readonly status: PortingStatus;
  readonly " $fragmentType": "OrderState_order";
};
export type OrderState_order$key = {
  readonly " $data"?: OrderState_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderState_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderState_order",
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
      "name": "awaitsSignature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signatureUrl",
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
      "name": "currency",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejection",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectionCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectionReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "portDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFree",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PortingOrder",
  "abstractKey": null
};

(node as any).hash = "a31f6dd380d6ec7779b196ad6fbd05c4";

export default node;
