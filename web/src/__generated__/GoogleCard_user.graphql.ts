/**
 * @generated SignedSource<<7eba6146874eae7040577fa63f5e3ae3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoogleCard_user$data = {
  readonly googleAuth: {
    readonly enabled: boolean;
  };
  readonly isPasswordSet: boolean;
  readonly " $fragmentType": "GoogleCard_user";
};
export type GoogleCard_user$key = {
  readonly " $data"?: GoogleCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoogleCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoogleCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoogleAuth",
      "kind": "LinkedField",
      "name": "googleAuth",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPasswordSet",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8001f1a6118d50aebcc67c33a74b1c20";

export default node;
