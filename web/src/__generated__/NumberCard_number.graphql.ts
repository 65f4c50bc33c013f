/**
 * @generated SignedSource<<e20e68e536d6f4cb70ad100f25b1b461>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberCard_number$data = {
  readonly freeUntil: any | null | undefined;
  readonly isTestNumber: boolean;
  readonly number: string;
  readonly " $fragmentType": "NumberCard_number";
};
export type NumberCard_number$key = {
  readonly " $data"?: NumberCard_number$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberCard_number">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberCard_number",
  "selections": [
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
      "name": "isTestNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    }
  ],
  "type": "WorkspacePhoneNumber",
  "abstractKey": null
};

(node as any).hash = "e6617b7f092fe5e5b476495f2e562f7a";

export default node;
