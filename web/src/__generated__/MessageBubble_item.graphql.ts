/**
 * @generated SignedSource<<f71fb6148071e8b281ed0b49fff05cc7>>
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
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "c1eec99dde5eb93f64d87c76f61efcb3";

export default node;
