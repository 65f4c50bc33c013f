/**
 * @generated SignedSource<<31596b06da6de254c1c31e13aca27218>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type Direction = "INBOUND" | "OUTBOUND";
export type MessageDeliveryStatus = "DELIVERED" | "FAILED" | "INSUFFICIENT_BALANCE" | "PENDING" | "READ" | "RECEIVED" | "SENT" | "UNDELIVERED";
import type { FragmentRefs } from "relay-runtime";
export type MessageBubble_item$data = {
  readonly channel: ConversationChannel;
  readonly createdAt: any;
  readonly direction: Direction;
  readonly id: string;
  readonly message: {
    readonly attachments: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly body: string;
    readonly buttons: ReadonlyArray<string>;
    readonly carrierCode: string | null | undefined;
    readonly deliveryStatus: MessageDeliveryStatus;
    readonly failedReason: string | null | undefined;
    readonly isButton: boolean;
    readonly isForwarded: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Attachments_item" | "useSender_item">;
  readonly " $fragmentType": "MessageBubble_item";
};
export type MessageBubble_item$key = {
  readonly " $data"?: MessageBubble_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBubble_item">;
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
  "name": "MessageBubble_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
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
          "name": "isButton",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForwarded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buttons",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MessageAttachment",
          "kind": "LinkedField",
          "name": "attachments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Attachments_item"
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
})();

(node as any).hash = "be7a96787481504976b588651e5e7c24";

export default node;
