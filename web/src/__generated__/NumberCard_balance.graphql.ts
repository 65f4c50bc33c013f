/**
 * @generated SignedSource<<7d5b0e22ac22df8c2acf3c0271ef05cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberCard_balance$data = {
  readonly balance: number | null | undefined;
  readonly testMinutesLeft: number;
  readonly testSmsLeft: number;
  readonly " $fragmentType": "NumberCard_balance";
};
export type NumberCard_balance$key = {
  readonly " $data"?: NumberCard_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberCard_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberCard_balance",
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
      "name": "testMinutesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testSmsLeft",
      "storageKey": null
    }
  ],
  "type": "CreditBalance",
  "abstractKey": null
};

(node as any).hash = "1fe4b0e011475cc0b92a2da567968697";

export default node;
