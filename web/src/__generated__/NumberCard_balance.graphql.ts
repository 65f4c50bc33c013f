/**
 * @generated SignedSource<<a6a28c23a6d00c4f204eed6ed951a12f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberCard_balance$data = {
  readonly testMinutesLeft: number | null | undefined;
  readonly testSmsLeft: number | null | undefined;
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

(node as any).hash = "dbd4b379f09137090725d7787fb4e635";

export default node;
