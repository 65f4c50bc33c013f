/**
 * @generated SignedSource<<d5cdc2725733c1280a4a365c2a13f5b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowAccount_user$data = {
  readonly language: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly settings: {
    readonly enterSends: boolean;
    readonly singleKeyShortcuts: boolean;
  };
  readonly timezone: string | null | undefined;
  readonly " $fragmentType": "FollowAccount_user";
};
export type FollowAccount_user$key = {
  readonly " $data"?: FollowAccount_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowAccount_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowAccount_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "singleKeyShortcuts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enterSends",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d64e5196c5dbe5925f2a18e9ac2c4973";

export default node;
