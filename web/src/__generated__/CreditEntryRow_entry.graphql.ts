/**
 * @generated SignedSource<<591daa297821d99d4c17146f566bd768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type CreditEntryType = "ADJUSTMENT" | "CAPTURE" | "FEE" | "PROMO" | "REFUND" | "TOPUP";
export type SpendKind = "BRAND_FEE" | "CALL" | "CAMPAIGN_FEE" | "MESSAGE" | "TRANSCRIPT";
import type { FragmentRefs } from "relay-runtime";
export type CreditEntryRow_entry$data = {
  readonly amount: number;
  readonly automatic: boolean;
  readonly billedUnits: number;
  readonly channel: ConversationChannel | null | undefined;
  readonly createdAt: any;
  readonly disputed: boolean;
  readonly freeUnits: number;
  readonly inSession: boolean;
  readonly invoiceNumber: string | null | undefined;
  readonly kind: SpendKind | null | undefined;
  readonly rate: number;
  readonly type: CreditEntryType;
  readonly writtenOff: number;
  readonly " $fragmentType": "CreditEntryRow_entry";
};
export type CreditEntryRow_entry$key = {
  readonly " $data"?: CreditEntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditEntryRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditEntryRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billedUnits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUnits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
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
      "name": "automatic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inSession",
      "storageKey": null
    }
  ],
  "type": "CreditEntry",
  "abstractKey": null
};

(node as any).hash = "28379e5e265cccdb96e35a701b2af222";

export default node;
