/**
 * @generated SignedSource<<f87eb4061fa8359529f1dbb434a7af62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CreditEntryType = "ADJUSTMENT" | "CAPTURE" | "FEE" | "PROMO" | "REFUND" | "TOPUP";
export type SpendKind = "CALL" | "MESSAGE" | "TRANSCRIPT";
import type { FragmentRefs } from "relay-runtime";
export type CreditEntryRow_entry$data = {
  readonly amount: number;
  readonly billedUnits: number;
  readonly createdAt: any;
  readonly freeUnits: number;
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
    }
  ],
  "type": "CreditEntry",
  "abstractKey": null
};

(node as any).hash = "46afc5755e2f32d8908ce8c1fc29a79b";

export default node;
