/**
 * @generated SignedSource<<7632afbc07c4f57ad934dff6cbc97128>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationDeliveryReason = "AWAY" | "GONE" | "GROUPED" | "LATE" | "NO_ADDRESS" | "NO_BROWSER" | "OVER" | "READ" | "REFUSED" | "SCHEDULE" | "SOUND_OFF" | "TURNED_OFF" | "UNREACHABLE";
export type NotificationDeliveryStatus = "DELIVERED" | "FAILED" | "HELD_BACK" | "REMOVED" | "TOLD_PAGES" | "WAITING";
export type NotificationDeliveryWay = "BELL" | "EMAIL" | "PUSH" | "SOUND" | "SYSTEM" | "TOAST";
export type WorkspaceNotificationType = "ASSIGNED" | "BILLING" | "EMERGENCY_CALL" | "FOLLOW_UP" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "NEW_MESSAGE" | "PORTING_ACTION_NEEDED" | "PORTING_COMPLETED" | "PORTING_CONFIRMED" | "PORTING_SIGNATURE" | "PORTING_STOPPED" | "RECORDING_MISSING" | "REGISTRATION_APPROVED" | "REGISTRATION_REJECTED" | "REGISTRATION_SUSPENDED" | "TEST_NUMBER_ENDED" | "TEST_NUMBER_ENDS" | "TEST_NUMBER_ENDS_TOMORROW" | "VOICEMAIL";
import type { FragmentRefs } from "relay-runtime";
export type NotificationLogPage_entry$data = {
  readonly at: any;
  readonly contact: {
    readonly fullName: string;
    readonly id: string;
  } | null | undefined;
  readonly deliveries: ReadonlyArray<{
    readonly at: any;
    readonly device: string | null | undefined;
    readonly reason: NotificationDeliveryReason | null | undefined;
    readonly status: NotificationDeliveryStatus;
    readonly way: NotificationDeliveryWay;
  }>;
  readonly id: string;
  readonly notification: {
    readonly contact: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly excerpt: string | null | undefined;
    readonly id: string;
    readonly message: string;
    readonly peerNumber: string | null | undefined;
    readonly phoneNumber: string;
    readonly type: WorkspaceNotificationType;
    readonly url: string;
  } | null | undefined;
  readonly peerNumber: string | null | undefined;
  readonly " $fragmentType": "NotificationLogPage_entry";
};
export type NotificationLogPage_entry$key = {
  readonly " $data"?: NotificationLogPage_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationLogPage_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "peerNumber",
  "storageKey": null
},
v3 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationLogPage_entry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceNotification",
      "kind": "LinkedField",
      "name": "notification",
      "plural": false,
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
          "name": "url",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationDelivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "way",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "NotificationDeliveryEntry",
  "abstractKey": null
};
})();

(node as any).hash = "1a94976aac0e2c86b3a3abecf9c06d47";

export default node;
