/**
 * @generated SignedSource<<c7f95964214e55d8a1b536735a30f010>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Rail_workspace$data = {
  readonly totalUnReadConversationCount: number | null | undefined;
  readonly " $fragmentType": "Rail_workspace";
};
export type Rail_workspace$key = {
  readonly " $data"?: Rail_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rail_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rail_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalUnReadConversationCount",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "0b614ed17f02a2aae73db527e4b67c0a";

export default node;
