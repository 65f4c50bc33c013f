/**
 * @generated SignedSource<<bcb2d32ce18070c6d4dea6c1a4fe6444>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comments_conversation$data = {
  readonly comments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentCard_comment">;
  }>;
  readonly " $fragmentType": "Comments_conversation";
};
export type Comments_conversation$key = {
  readonly " $data"?: Comments_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comments_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comments_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comments",
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
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "12344b03d40951ea8a8ec3f65dcb83b4";

export default node;
