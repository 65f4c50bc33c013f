/**
 * @generated SignedSource<<036d6d941da2d912503846ca5f7ba773>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "KES" | "NGN" | "TZS" | "UGX" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CreditCard_balance$data = {
  readonly balance: number | null | undefined;
  readonly currency: Currency | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "CreditCard_balance";
};
export type CreditCard_balance$key = {
  readonly " $data"?: CreditCard_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditCard_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditCard_balance",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "CreditBalance",
  "abstractKey": null
};

(node as any).hash = "ce8e30d1fc0940a4c352983f4a9f1508";

export default node;
