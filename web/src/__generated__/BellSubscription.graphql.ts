/**
 * @generated SignedSource<<8dc69f989cfd22da100e3143c4d0d8d4>>
 * @relayHash af9c53c9b8ea1672147ed44c71119701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c1758671991b861caf1f1cdf0b1a89166d7e2dd19586661ff29ce26abdcdd5f

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceNotificationType = "ASSIGNED" | "BILLING" | "EMERGENCY_CALL" | "FOLLOW_UP" | "INTERNAL_MESSAGE" | "MENTION" | "MISSED_CALL" | "NEW_MESSAGE" | "PORTING_ACTION_NEEDED" | "PORTING_COMPLETED" | "PORTING_CONFIRMED" | "PORTING_SIGNATURE" | "PORTING_STOPPED" | "RECORDING_MISSING" | "REGISTRATION_APPROVED" | "REGISTRATION_REJECTED" | "REGISTRATION_SUSPENDED" | "TEST_NUMBER_ENDED" | "TEST_NUMBER_ENDS" | "TEST_NUMBER_ENDS_TOMORROW" | "VOICEMAIL";
export type WorkspaceNotificationWay = "push" | "sound" | "toast";
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly workspaceNotification: {
    readonly contact: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly excerpt: string | null | undefined;
    readonly id: string;
    readonly message: string;
    readonly peerNumber: string | null | undefined;
    readonly phoneNumber: string;
    readonly read: boolean;
    readonly threadId: string | null | undefined;
    readonly type: WorkspaceNotificationType;
    readonly url: string;
    readonly version: number;
    readonly ways: ReadonlyArray<WorkspaceNotificationWay>;
  };
};
export type BellSubscription = {
  response: BellSubscription$data;
  variables: BellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkspaceNotification",
    "kind": "LinkedField",
    "name": "workspaceNotification",
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
        "name": "read",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ways",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c1758671991b861caf1f1cdf0b1a89166d7e2dd19586661ff29ce26abdcdd5f",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "fbbb990d494efd68467d5ac5fec60da0";

export default node;
