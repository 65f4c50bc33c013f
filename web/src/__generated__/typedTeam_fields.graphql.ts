/**
 * @generated SignedSource<<e16164554e3dfc9dc710610a2ef56645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type typedTeam_fields$data = {
  readonly description: string | null | undefined;
  readonly name: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "typedTeam_fields";
};
export type typedTeam_fields$key = {
  readonly " $data"?: typedTeam_fields$data;
  readonly " $fragmentSpreads": FragmentRefs<"typedTeam_fields">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "typedTeam_fields",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "b94b7bf8164bbd4d90369d4c4a30d08d";

export default node;
