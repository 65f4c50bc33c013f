/**
 * @generated SignedSource<<cd47efe2351d45f4edd7d6eaf8ceb726>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThreadHeader_contact$data = {
  readonly fullName: string;
  readonly id: string;
  readonly pictureURL: string | null | undefined;
  readonly " $fragmentType": "ThreadHeader_contact";
};
export type ThreadHeader_contact$key = {
  readonly " $data"?: ThreadHeader_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadHeader_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadHeader_contact",
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
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureURL",
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "bc7e0044471f6687c978c94934208131";

export default node;
