/**
 * @generated SignedSource<<dbefa895603bfc90863af2cbfa01aa79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
import type { FragmentRefs } from "relay-runtime";
export type ThreadItem_item$data = {
  readonly call: {
    readonly callId: string;
  } | null | undefined;
  readonly createdAt: any;
  readonly direction: Direction;
  readonly id: string;
  readonly message: {
    readonly body: string;
  } | null | undefined;
  readonly phoneNumber: {
    readonly phoneNumberId: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CallCard_item" | "Comments_conversation" | "MessageBubble_item" | "ThreadRow_item">;
  readonly " $fragmentType": "ThreadItem_item";
};
export type ThreadItem_item$key = {
  readonly " $data"?: ThreadItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadItem_item",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationPhoneNumber",
      "kind": "LinkedField",
      "name": "phoneNumber",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumberId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationCall",
      "kind": "LinkedField",
      "name": "call",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationMessage",
      "kind": "LinkedField",
      "name": "message",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallCard_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageBubble_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadRow_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Comments_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "93d8e40868aa83351b298fd0a381b5a1";

export default node;
