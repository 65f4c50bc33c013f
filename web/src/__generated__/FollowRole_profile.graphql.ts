/**
 * @generated SignedSource<<38d1b3cb3642e6090c92f4c235eb1042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowRole_profile$data = {
  readonly id: string;
  readonly roleId: string | null | undefined;
  readonly " $fragmentType": "FollowRole_profile";
};
export type FollowRole_profile$key = {
  readonly " $data"?: FollowRole_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowRole_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowRole_profile",
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
      "name": "roleId",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "7b297ca000b87d11458c3ba04ece7d42";

export default node;
