/**
 * @generated SignedSource<<fb87c7ea699080ea348957c8084d06ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserPresence = "AVAILABLE" | "BUSY" | "OFFLINE";
import type { FragmentRefs } from "relay-runtime";
export type Rail_profile$data = {
  readonly availabilityStatus: UserPresence;
  readonly firstName: string;
  readonly " $fragmentType": "Rail_profile";
};
export type Rail_profile$key = {
  readonly " $data"?: Rail_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rail_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rail_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availabilityStatus",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "8b16c8bd2e4723e20462205ddfb3d74d";

export default node;
