/**
 * @generated SignedSource<<7fba2cd453ac8eb4f3831bb937f0bc2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreferencesCard_user$data = {
  readonly id: string;
  readonly settings: {
    readonly enterSends: boolean;
    readonly singleKeyShortcuts: boolean;
  };
  readonly version: number;
  readonly " $fragmentType": "PreferencesCard_user";
};
export type PreferencesCard_user$key = {
  readonly " $data"?: PreferencesCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferencesCard_user",
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
      "name": "version",
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

(node as any).hash = "ac9fb8febb2ab0f455ba3f3bce1e8882";

export default node;
