/**
 * @generated SignedSource<<8370cc1e3809b8c448e6a7a63cfb7ee7>>
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
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "cfa0efd84fc94e8597d5ce0635a23b20";

export default node;
