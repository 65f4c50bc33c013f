/**
 * @generated SignedSource<<7c9f6d5d40e86e1de6575f661fe4d80e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ThreadState = "DONE" | "OPEN" | "SNOOZED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadRow_thread$data = {
  readonly assignee: {
    readonly name: string | null | undefined;
    readonly targetId: string;
  } | null | undefined;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
    readonly pictureURL: string | null | undefined;
  } | null | undefined;
  readonly contactId: string | null | undefined;
  readonly id: string;
  readonly lastActivityAt: any;
  readonly lastConversation: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ThreadRow_item">;
  } | null | undefined;
  readonly peerNumber: string;
  readonly snoozedUntil: any | null | undefined;
  readonly state: ThreadState;
  readonly tagIds: ReadonlyArray<string>;
  readonly unreadCount: number;
  readonly " $fragmentType": "ThreadRow_thread";
};
export type ThreadRow_thread$key = {
  readonly " $data"?: ThreadRow_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadRow_thread">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadRow_thread",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationAssignee",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "lastConversation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThreadRow_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Thread",
  "abstractKey": null
};
})();

(node as any).hash = "0df2d407e1a6061084e378ac5843dde8";

export default node;
