/**
 * @generated SignedSource<<fc51197e31eeb3a9cf40e81f8b01bfbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkspaceNotificationType = "ASSIGNED" | "BILLING" | "EMERGENCY_CALL" | "FOLLOW_UP" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "NEW_MESSAGE" | "PORTING_ACTION_NEEDED" | "PORTING_COMPLETED" | "PORTING_CONFIRMED" | "PORTING_SIGNATURE" | "PORTING_STOPPED" | "RECORDING_MISSING" | "REGISTRATION_APPROVED" | "REGISTRATION_REJECTED" | "REGISTRATION_SUSPENDED" | "TEST_NUMBER_ENDED" | "TEST_NUMBER_ENDS" | "TEST_NUMBER_ENDS_TOMORROW" | "VOICEMAIL";
import type { FragmentRefs } from "relay-runtime";
export type BellList_notification$data = {
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly createdAt: any;
  readonly done: boolean;
  readonly excerpt: string | null | undefined;
  readonly id: string;
  readonly message: string;
  readonly peerNumber: string | null | undefined;
  readonly phoneNumber: string;
  readonly read: boolean;
  readonly type: WorkspaceNotificationType;
  readonly url: string;
  readonly " $fragmentType": "BellList_notification";
};
export type BellList_notification$key = {
  readonly " $data"?: BellList_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"BellList_notification">;
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
  "name": "BellList_notification",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "read",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
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
      "concreteType": "Contact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceNotification",
  "abstractKey": null
};
})();

(node as any).hash = "1889d13d2c9cdda76a634aba41878686";

export default node;
