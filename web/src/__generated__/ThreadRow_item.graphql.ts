/**
 * @generated SignedSource<<080e7a2ac5a9245ec7251f5bba480cea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageDeliveryStatus = "DELIVERED" | "FAILED" | "INSUFFICIENT_BALANCE" | "PENDING" | "READ" | "RECEIVED" | "SENT" | "UNDELIVERED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadRow_item$data = {
  readonly call: {
    readonly talkTime: number;
  } | null | undefined;
  readonly message: {
    readonly body: string;
    readonly deliveryStatus: MessageDeliveryStatus;
  } | null | undefined;
  readonly phoneNumber: {
    readonly name: string | null | undefined;
    readonly number: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CallResult_item" | "useSender_item">;
  readonly " $fragmentType": "ThreadRow_item";
};
export type ThreadRow_item$key = {
  readonly " $data"?: ThreadRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadRow_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadRow_item",
  "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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
          "name": "talkTime",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryStatus",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CallResult_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSender_item"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "7cb838d22591fb7da1ffea9f9bc98bc8";

export default node;
