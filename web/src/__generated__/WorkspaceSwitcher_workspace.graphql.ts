/**
 * @generated SignedSource<<ea60cf830284f6699959857a2c0ffbae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkspaceSwitcher_workspace$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "WorkspaceSwitcher_workspace";
};
export type WorkspaceSwitcher_workspace$key = {
  readonly " $data"?: WorkspaceSwitcher_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkspaceSwitcher_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkspaceSwitcher_workspace",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "de86c248e63a2b75386381490f85fcc0";

export default node;
