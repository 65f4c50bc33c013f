/**
 * @generated SignedSource<<ef68ed2d2977428b66f9501fd1c1a862>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "INBOUND" | "OUTBOUND";
export type MessageDeliveryStatus = "DELIVERED" | "FAILED" | "INSUFFICIENT_BALANCE" | "PENDING" | "READ" | "RECEIVED" | "SENT" | "UNDELIVERED";
import type { FragmentRefs } from "relay-runtime";
export type MessageBubble_item$data = {
  readonly createdAt: any;
  readonly direction: Direction;
  readonly id: string;
  readonly message: {
    readonly body: string;
    readonly carrierCode: string | null | undefined;
    readonly deliveryStatus: MessageDeliveryStatus;
    readonly failedReason: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSender_item">;
  readonly " $fragmentType": "MessageBubble_item";
};
export type MessageBubble_item$key = {
  readonly " $data"?: MessageBubble_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBubble_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageBubble_item",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrierCode",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "bb8576d6b200a0b1486da4ced3fb2006";

export default node;
