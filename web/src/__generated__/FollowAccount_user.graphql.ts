/**
 * @generated SignedSource<<20d254626f0c98f951dadf52306248df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowAccount_user$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "a09a0e73cfdfcfadfdd955af2939c76e";

export default node;
