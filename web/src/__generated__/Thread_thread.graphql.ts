/**
 * @generated SignedSource<<d37dcabc9daebd340686d7a62d67a56b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConversationChannel = "MMS" | "SMS" | "VIBER" | "VOICE" | "WHATSAPP";
export type Direction = "INBOUND" | "OUTBOUND";
export type ThreadState = "DONE" | "OPEN" | "SNOOZED";
import type { FragmentRefs } from "relay-runtime";
export type Thread_thread$data = {
  readonly id: string;
  readonly lastActivityAt: any;
  readonly lastConversation: {
    readonly agent: {
      readonly displayName: string;
      readonly firstName: string;
      readonly id: string;
    } | null | undefined;
    readonly channel: ConversationChannel;
    readonly createdAt: any;
    readonly direction: Direction;
    readonly id: string;
    readonly isAutomatic: boolean;
    readonly phoneNumber: {
      readonly phoneNumberId: string;
    };
  } | null | undefined;
  readonly state: ThreadState;
  readonly tagIds: ReadonlyArray<string>;
  readonly unreadCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"TriageTools_thread">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageTools_thread"
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
          "kind": "ScalarField",
          "name": "createdAt",
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
          "kind": "ScalarField",
          "name": "direction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAutomatic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UserProfile",
          "kind": "LinkedField",
          "name": "agent",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
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

(node as any).hash = "21af53acfa7cd7ec63b70ec551765f48";

export default node;
