/**
 * @generated SignedSource<<b8b6e2d7e14f73e96de55d98c266d10e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type WorkspaceCard_balance$data = {
  readonly balance: number | null | undefined;
  readonly currency: Currency | null | undefined;
  readonly " $fragmentType": "WorkspaceCard_balance";
};
export type WorkspaceCard_balance$key = {
  readonly " $data"?: WorkspaceCard_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkspaceCard_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkspaceCard_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "CreditBalance",
  "abstractKey": null
};

(node as any).hash = "cd3bb840c8fd4f6f1b0793da7cb3db68";

export default node;
