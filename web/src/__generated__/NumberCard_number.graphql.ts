/**
 * @generated SignedSource<<9f11fe3cd4cdd81afe247e563d6d9034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberCard_number$data = {
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
    }
  ],
  "type": "WorkspacePhoneNumber",
  "abstractKey": null
};

(node as any).hash = "2a6c0b90d3ae42ce16de70b99663a351";

export default node;
