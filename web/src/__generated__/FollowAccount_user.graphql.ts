/**
 * @generated SignedSource<<6d1a9cc52d91c251edc3a5e621b85f11>>
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

(node as any).hash = "e88018b4b32995dda21164fba6765539";

export default node;
