/**
 * @generated SignedSource<<b94a168a512a13fa6f7aa39c66a2e194>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type MessageAttachmentKind = "AUDIO" | "CONTACT" | "DOCUMENT" | "FILE" | "PICTURE" | "VIDEO";
export type MessageDeliveryStatus = "DELIVERED" | "FAILED" | "INSUFFICIENT_BALANCE" | "PENDING" | "READ" | "RECEIVED" | "SENT" | "UNDELIVERED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadRow_item$data = {
  readonly call: {
    readonly talkTime: number;
  } | null | undefined;
  readonly channel: ConversationChannel;
  readonly message: {
    readonly attachments: ReadonlyArray<{
      readonly id: string;
      readonly kind: MessageAttachmentKind;
    }>;
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
      "kind": "ScalarField",
      "name": "channel",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MessageAttachment",
          "kind": "LinkedField",
          "name": "attachments",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
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

(node as any).hash = "e65ec406b67ca15e24c280430b7daf4a";

export default node;
