/**
 * @generated SignedSource<<d43b8ce962781eda1d6d738610da30bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneProvider_profile$data = {
  readonly hasSeat: boolean;
  readonly ringToneId: string | null | undefined;
  readonly roleId: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ringToneId",
      "storageKey": null
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "209fb8adcfb1f76ef6534297ebca9354";

export default node;
