/**
 * @generated SignedSource<<4eb4279a1e89cd56c9a9b5872809c19e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneProvider_profile$data = {
  readonly hasSeat: boolean;
  readonly " $fragmentType": "PhoneProvider_profile";
};
export type PhoneProvider_profile$key = {
  readonly " $data"?: PhoneProvider_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneProvider_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneProvider_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSeat",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "01afb20e655e6049230660c368a70a2b";

export default node;
