/**
 * @generated SignedSource<<cec729143099e250ddace9b6b64e9d98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageAttachmentKind = "AUDIO" | "CONTACT" | "DOCUMENT" | "FILE" | "PICTURE" | "VIDEO";
export type MessageAttachmentState = "DAMAGED" | "MISSING" | "PENDING" | "READY" | "TOO_LARGE";
import type { FragmentRefs } from "relay-runtime";
export type Attachments_item$data = {
  readonly id: string;
  readonly message: {
    readonly attachments: ReadonlyArray<{
      readonly height: number | null | undefined;
      readonly id: string;
      readonly kind: MessageAttachmentKind;
      readonly mimeType: string | null | undefined;
      readonly size: number | null | undefined;
      readonly state: MessageAttachmentState;
      readonly url: string | null | undefined;
      readonly width: number | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Attachments_item";
};
export type Attachments_item$key = {
  readonly " $data"?: Attachments_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attachments_item">;
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
  "name": "Attachments_item",
  "selections": [
    (v0/*:: as any*/),
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
          "concreteType": "MessageAttachment",
          "kind": "LinkedField",
          "name": "attachments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
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
              "name": "mimeType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "2e860df0de5e965c427d17e0d45d2a68";

export default node;
