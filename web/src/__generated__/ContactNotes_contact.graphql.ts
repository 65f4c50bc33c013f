/**
 * @generated SignedSource<<12fc17088f946b3c2680c8dcfb379804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactNotes_contact$data = {
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentCard_comment">;
  }>;
  readonly " $fragmentType": "ContactNotes_contact";
};
export type ContactNotes_contact$key = {
  readonly " $data"?: ContactNotes_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactNotes_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactNotes_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentCard_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};

(node as any).hash = "c6612b744368e327d740f67bd2e5c45b";

export default node;
