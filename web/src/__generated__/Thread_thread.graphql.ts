/**
 * @generated SignedSource<<250659b81e9ad95ff7217eae90dbf6ef>>
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

(node as any).hash = "e0b8894f416bd77db5be485434cd0010";

export default node;
