/**
 * @generated SignedSource<<b67141f928e0fcf2899804736febfe03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatMessage_message$data = {
  readonly comments: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentCard_comment">;
  }>;
  readonly fromUser: {
    readonly displayName: string;
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly post: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentCard_comment">;
  };
  readonly targetEntity: string;
  readonly " $fragmentType": "ChatMessage_message";
};
export type ChatMessage_message$key = {
  readonly " $data"?: ChatMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatMessage_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CommentCard_comment"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatMessage_message",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetEntity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "fromUser",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "post",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InternalConversation",
  "abstractKey": null
};
})();

(node as any).hash = "b5d7f7d5e6b17a9dacc648146d2e841f";

export default node;
