/**
 * @generated SignedSource<<889f1933b4f29b31f329038d38fd1f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type ThreadState = "DONE" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type Thread_thread$data = {
  readonly id: string;
  readonly lastActivityAt: any;
  readonly lastConversation: {
    readonly channel: ConversationChannel;
    readonly id: string;
    readonly phoneNumber: {
      readonly phoneNumberId: string;
    };
  } | null | undefined;
  readonly state: ThreadState;
  readonly tagIds: ReadonlyArray<string>;
  readonly unreadCount: number;
  readonly " $fragmentType": "Thread_thread";
};
export type Thread_thread$key = {
  readonly " $data"?: Thread_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"Thread_thread">;
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
  "name": "Thread_thread",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "unreadCount",
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
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "lastConversation",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Thread",
  "abstractKey": null
};
})();

(node as any).hash = "0e15d403348a693faca7068853a0e83d";

export default node;
